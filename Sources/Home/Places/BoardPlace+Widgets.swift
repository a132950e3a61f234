import Boards
import Pages
import Timelines

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
