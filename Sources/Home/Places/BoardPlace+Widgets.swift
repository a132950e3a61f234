package import Boards
import Cast
import Cells
import FoundationEssentials
import Pages
import Timelines
import WidgetIntents

extension BoardPlace {
  /// What widgets know the place as.
  var widgetPlace: WidgetPlace {
    switch self {
    case .home: .homeScreen
    case .today: .todayView
    case .lock: .lockScreen
    case .standBy: .standBy
    }
  }
}

extension BoardPlace {
  /// As what a widget may disfavour the place; Today View belongs to the Home Screen.
  var location: WidgetLocation {
    switch self {
    case .home, .today: .homeScreen
    case .lock: .lockScreen
    case .standBy: .standBy
    }
  }
}

extension FrontContext {
  /// Whether a widget of a family may stand in the place in front. The Home Screen of a terminal takes
  /// all, accessories too.
  func takes(_ family: WidgetFamily) -> Bool {
    place == .home || family.places(on: device.class).contains(place.widgetPlace)
  }
}

extension KeyCommand.Destination {
  var place: BoardPlace {
    switch self {
    case .home: .home
    case .today: .today
    case .standBy: .standBy
    }
  }
}

extension Home {
  /// Goes to a place, and leaves what is in front of it. While the screen is locked, only StandBy can
  /// be seen besides the Lock Screen.
  mutating func go(to place: BoardPlace, at date: Date) -> [Effect] {
    if place == .lock { return lock(true, at: date) }
    guard !isLocked || place == .standBy else {
      context.messages.passing = ActionFault.locked.words.key
      return []
    }
    // The key of a place leads back from it, and from StandBy to where one was before.
    let isThere = context.place == place
    fronts.removeAll { front in
      guard let other = front.place, other != .home, other != .lock else { return false }
      return other == .standBy || !isThere && place != .standBy || other == place
    }
    switch isThere ? .home : place {
    case .today: fronts.append(BoardFront(place: place))
    case .standBy: fronts.append(StandByFront())
    case .home, .lock: break
    }
    comeToPlace()
    screenSlots = nil
    return []
  }

  /// Notes which place is in front; after each change of the fronts.
  mutating func comeToPlace() {
    context.come(to: fronts.lazy.compactMap(\.place).last ?? .home)
  }

  /// The place that the user has gone to, behind StandBy that has come by itself. A lock in front of
  /// Today View hides it; one in front of StandBy is the Lock Screen itself.
  package var chosenPlace: BoardPlace {
    let places = fronts.filter { ($0 as? StandByFront)?.isIdle != true }.compactMap(\.place)
    if places.last == .standBy { return .standBy }
    return places.contains(.today) ? .today : .home
  }

  /// The index of the front behind the lock that shows a board; others open in front of it. The board of
  /// the Lock Screen is edited while that isn't locked.
  var ground: Int {
    let lock = isLocked ? fronts.firstIndex { $0 is LockFront } : nil
    return fronts[..<(lock ?? fronts.endIndex)].lastIndex { $0.place != nil } ?? fronts.startIndex
  }
}
