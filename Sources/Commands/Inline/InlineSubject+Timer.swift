import Desk
import FoundationEssentials
import Store
import Diary
import System

extension InlineSubject {
  static let timer = InlineSubject(
    name: "timer", operand: Operand("ID", .oneOrNone, suggesting: .timers),
    example: "widgetty inline timer",
    fields: ["name", "clock", "seconds", "state"], isPrivate: false
  ) { arguments, context in
    let timers = try TimerBook(in: context.store).timers()
    let word = arguments.words.first
    guard let timer = timers.first(where: { word == nil || "\($0.id)" == word }) else {
      if let word, !timers.isEmpty {
        throw CommandError(misuse: context.strings.text("timer.error.gone %@", word))
      }
      return InlineLine(
        text: context.strings.text("timer.none"), state: "none", fields: [:], end: nil)
    }
    let record = TimerRecord(timer, at: context.date)
    let words = [timer.name, record.clock].filter { !$0.isEmpty }
    return InlineLine(
      text: words.joined(separator: " "), state: record.state,
      fields: [
        "name": .text(timer.name), "clock": .text(record.clock),
        "seconds": .number(record.seconds),
        "state": .text(context.strings["timer.state.\(record.state)"] ?? record.state),
      ], end: timer.nextSecond(after: context.date))
  }
}

extension StoredTimer {
  /// The date at which another second shows; nil if it is paused or rings.
  fileprivate func nextSecond(after date: Date) -> Date? {
    guard state(at: date) == .running else { return nil }
    let shown = left(at: date) ?? -elapsed(at: date)
    // A hair later, so that the second has surely passed.
    return date.addingTimeInterval(shown - (shown.rounded(.up) - 1) + 0.001)
  }
}
