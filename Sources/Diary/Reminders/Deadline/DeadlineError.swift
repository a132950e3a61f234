import System

/// The reason why words aren't a due time, described for the person who typed them.
package struct DeadlineError: Error, Hashable, Sendable, CustomStringConvertible {
  package let words: String
  /// The part that would have been understood alone; nil if there is none.
  package internal(set) var understood: String?

  package var description: String {
    let part = understood.map { " Only \($0.quoted) was understood." } ?? ""
    return """
      \(words.quoted) is no time to be due.\(part) Write 14:00, 6pm, tomorrow 9:00, friday, +3d, \
      in 2 hours, 12-25, 2026-12-01 14:00, every monday, \
      모레 오후 2시 or 매달 25일
      """
  }
}
