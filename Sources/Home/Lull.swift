import Almanac
import Boards
import Cast
package import FoundationEssentials
import Timelines

/// A time in which nothing happens, so that only what is drawn by the date changes.
package struct Lull: Sendable {
  /// Tells a lull from others: pictures that were painted in one know that nothing else is to be drawn.
  final class Mark: Sendable {}

  let mark = Mark()
  /// The date at which it began.
  package let start: Date
  /// The date that has come: an earlier one is that of a clock set back.
  private(set) var date: Date
  private let end: End
  /// The date at which a widget is asked, which changes nothing that is shown.
  private var nextQuestion: Date?
  /// Whether a widget waits for a connection. Kept, for the loop wants to know it all the time.
  package private(set) var waitsForNetwork: Bool

  /// When it ends if nothing happens that isn't scheduled; nil for never.
  struct End {
    /// The date at which what is shown changes.
    var change: Date?
    /// The date at which the focused tile has to be laid out anew.
    var layout: Date?
  }

  init(
    from date: Date, until end: End, askingAt nextQuestion: Date? = nil,
    waitingForNetwork waitsForNetwork: Bool = false
  ) {
    (start, self.date, self.end, self.nextQuestion) = (date, date, end, nextQuestion)
    self.waitsForNetwork = waitsForNetwork
  }

  func holds(at date: Date) -> Bool { lasts(at: date) && nextQuestion.isAfter(date) }

  /// Whether it holds but for questions that may be due.
  func lasts(at date: Date) -> Bool {
    date >= self.date && end.change.isAfter(date) && end.layout.isAfter(date)
  }

  /// Whether nothing is scheduled up to a date.
  fileprivate func isCalm(upTo date: Date) -> Bool {
    end.change.isAfter(date) && nextQuestion.isAfter(date)
  }

  mutating func pass(to date: Date) { self.date = date }

  /// Goes on after what was due at a date has been asked.
  mutating func goOn(
    from date: Date, askingAt nextQuestion: Date?, waitingForNetwork waitsForNetwork: Bool
  ) {
    (self.date, self.nextQuestion, self.waitsForNetwork) = (date, nextQuestion, waitsForNetwork)
  }
}

extension Date? {
  fileprivate func isAfter(_ date: Date) -> Bool { map { date < $0 } ?? true }
}

extension Home {
  /// Whether nothing happens up to a date, so that its frame can be drawn ahead.
  package func isCalm(upTo date: Date) -> Bool { lull?.isCalm(upTo: date) ?? false }

  /// The lull that begins at a date; nil if something may happen then that isn't scheduled: stacks turn
  /// when they like, and fronts other than boards may move with the time.
  func lull(from date: Date) -> Lull? {
    guard screenSlots?.holds(at: date) == true,
      context.board.board.slots.allSatisfy({ $0.instances.count < 2 })
    else { return nil }
    var end = Lull.End(change: nextShownDate)
    for index in seen {
      guard let board = fronts[index] as? BoardFront else { return nil }
      end.layout = end.layout.orEarlier(board.focused.until)
    }
    return Lull(
      from: date, until: end, askingAt: context.cast.schedule.nextRequestDate,
      waitingForNetwork: waitsForNetwork)
  }
}
