import System

/// The reason why a text isn't a date, described for the person who typed it.
package enum WrittenDateError: Error, Hashable, Sendable {
  case unreadable(String)
  case noSuchDay(String)
  case noSuchTime(String)
  case noSuchOffset(String)
}

extension WrittenDateError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let text):
      """
      \(text.quoted) is no date; write 2026-11-21, 2026-11-21 23:58, \
      2026-11-21T23:58:30, 2026-11-21T23:58:30Z or 2026-11-21T23:58:30+09:00
      """
    case .noSuchDay(let text):
      "\(text.quoted) is no day of the calendar's years 0001 to 9999"
    case .noSuchTime(let text):
      "\(text.quoted) has no time from 00:00:00 to 23:59:59"
    case .noSuchOffset(let text):
      "\(text.quoted) is not from -23:59 to +23:59 ahead of UTC"
    }
  }
}
