import Printing

/// The reason why words aren't a deadline, described for the person who typed them.
package struct DeadlineError: Error, Hashable, Sendable, CustomStringConvertible {
  let words: String

  package var description: String {
    """
    \(words.quoted) is no time to be due; write 14:00, tomorrow, \
    tomorrow 9:00, friday, +3d, 12-25 or 2026-12-01 14:00
    """
  }
}
