import Cells
import FoundationEssentials

/// Since when nobody has touched anything.
struct IdleWatch: Sendable {
  private(set) var since: Date

  mutating func touch(at date: Date) { since = date }
}

extension Home {
  /// When StandBy comes by itself; nil if it doesn't, or has come.
  var idleDate: Date? {
    guard let minutes = context.presentation.preferences.idleMinutes,
      !(fronts.last is StandByFront), !fronts.contains(where: { $0 is AlarmFront })
    else { return nil }
    return idle.since + Double(minutes) * 60
  }

  /// Shows StandBy over everything if nobody has touched anything for as long as the user wishes.
  mutating func rest(at date: Date) {
    guard let idleDate, idleDate <= date else { return }
    fronts.append(StandByFront(isIdle: true))
    comeToPlace()
    screenSlots = nil
  }

  /// Goes back from StandBy that has come by itself; returns whether that is all that input does.
  mutating func wake(by input: Input, at date: Date) -> Bool {
    if case .focus = input { return false }
    idle.touch(at: date)
    guard (fronts.last as? StandByFront)?.isIdle == true else { return false }
    if case .mouse(let mouse) = input, !mouse.isWaking { return true }
    fronts.removeLast()
    comeToPlace()
    screenSlots = nil
    return true
  }
}

extension Mouse {
  /// Whether a person means more than to move the pointer.
  fileprivate var isWaking: Bool {
    switch action {
    case .release, .scroll: true
    default: false
    }
  }
}
