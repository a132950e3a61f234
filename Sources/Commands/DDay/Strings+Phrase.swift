import DDays
import Desk

extension [String: String] {
  /// A sentence in the language of the table.
  func text(_ phrase: Phrase) -> String { text(phrase.key, filledWith: phrase.values) }

  /// A fault of a calendar, with its line and the event.
  func text(_ fault: LineFault) -> String {
    let subject = fault.subject.map { "\($0): " } ?? ""
    return "\(fault.line): \(subject)\(text(fault.reason))"
  }

  /// Why a calendar can't be read.
  func text(_ fault: CalendarFault) -> String {
    fault.line.map { "\($0): \(text(fault.reason))" } ?? text(fault.reason)
  }
}
