import DDays
import Desk
import System

extension StringTable {
  /// A sentence in the language of the table.
  func text(_ phrase: Phrase) -> String { text(phrase.key, filledWith: phrase.values) }

  /// A fault of a calendar, with its line and the event.
  func text(_ fault: LineFault) -> String {
    let subject = fault.subject.map { "\($0): " } ?? ""
    return "\(fault.line): \(subject)\(text(fault.reason))"
  }

  /// The lines about what a file has that is left out, as many as somebody would read: a broken file can
  /// have millions.
  func lines(about faults: [LineFault], in path: String) -> [String] {
    let most = 100
    // One more takes no more room than the sentence that counts it.
    let told = faults.prefix(faults.count == most + 1 ? most + 1 : most)
    let rest = faults.dropFirst(told.count).count
    return told.map { "\(path):\(text($0))" }
      + (rest > 0 ? [text("dday.import.more %lld", String(rest))] : [])
  }

  /// Why a calendar can't be read.
  func text(_ fault: CalendarFault) -> String {
    fault.line.map { "\($0): \(text(fault.reason))" } ?? text(fault.reason)
  }
}
