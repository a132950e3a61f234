import Boards
package import FoundationEssentials

/// A time in which nothing happens, so that only what is drawn by the date changes.
package struct Lull: Sendable {
  /// Tells a lull from others: pictures that were painted in one know that nothing else is to be drawn.
  final class Mark: Sendable {}

  let mark = Mark()
  /// The date at which it began.
  package let start: Date
  /// The date that has come: an earlier one is that of a clock set back.
  private(set) var date: Date
  private let until: Date?
  /// The date at which something is scheduled: until then, nothing but the focused tile is laid out anew.
  fileprivate let end: Date?
  /// Whether a widget waits for a connection. Kept, for the loop wants to know it all the time.
  package let waitsForNetwork: Bool

  init(
    from date: Date, until: Date?, end: Date? = nil, waitingForNetwork waitsForNetwork: Bool = false
  ) {
    (start, self.date, self.until, self.end) = (date, date, until, end)
    self.waitsForNetwork = waitsForNetwork
  }

  func holds(at date: Date) -> Bool { date >= self.date && until.map { date < $0 } ?? true }

  mutating func pass(to date: Date) { self.date = date }
}

extension Home {
  /// Whether nothing happens up to a date, so that its frame can be drawn ahead.
  package func isCalm(upTo date: Date) -> Bool {
    guard let lull else { return false }
    return lull.end.map { date < $0 } ?? true
  }
}

extension Home {
  /// The lull that begins at a date; nil if something may happen then that isn't scheduled: stacks turn
  /// when they like, fronts other than boards may move with the time, and what was kept may cease to hold.
  func lull(from date: Date) -> Lull? {
    guard screenSlots?.holds(at: date) == true, context.kept.isEmpty,
      context.board.board.slots.allSatisfy({ $0.instances.count < 2 })
    else { return nil }
    var ends = [nextDate]
    for index in seen {
      guard let board = fronts[index] as? BoardFront else { return nil }
      ends.append(board.focused.until)
    }
    return Lull(
      from: date, until: ends.compactMap(\.self).min(), end: nextDate,
      waitingForNetwork: waitsForNetwork)
  }
}
