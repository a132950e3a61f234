package import Store

/// The identity of a reminder, in the store or in a file.
package enum ItemID: Hashable, Sendable {
  case stored(Reminder.ID)
  case line(LineIdentity, of: ReminderList.ID)
}

extension ItemID {
  var reminder: Reminder.ID? {
    if case .stored(let reminder) = self { reminder } else { nil }
  }

  var line: (line: LineIdentity, list: ReminderList.ID)? {
    if case .line(let line, let list) = self { (line, list) } else { nil }
  }
}

extension ItemID: LosslessStringConvertible {
  package var description: String {
    switch self {
    case .stored(let reminder): reminder.description
    case .line(let line, let list): "\(list):\(line)"
    }
  }

  package init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard let number = parts.first.flatMap({ Int($0) }) else { return nil }
    switch parts.count {
    case 1: self = .stored(Reminder.ID(number))
    case 2:
      guard let line = LineIdentity(String(parts[1])) else { return nil }
      self = .line(line, of: ReminderList.ID(number))
    default: return nil
    }
  }
}
