import Almanac
import FoundationEssentials

/// A change to a reminder.
package enum ItemChange: String, Hashable, Sendable, CaseIterable {
  case finish, reopen, remove
}

extension ItemChange {
  func edit(of line: LineIdentity, on day: CivilDay) -> TodoEdit {
    switch self {
    case .finish: .finish(line, on: day)
    case .reopen: .reopen(line)
    case .remove: .remove(line)
    }
  }
}
