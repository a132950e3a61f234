/// Why something that is to be done can't be changed.
package enum ReminderError: Error, Hashable, Sendable {
  /// Somebody has removed it, or its list.
  case gone
  case noList(String)
  case blankTitle
}

extension ReminderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .gone: "The reminder isn't there any more."
    case .noList(let name): "There is no list called '\(name.prefix(60))'."
    case .blankTitle: "A reminder says what is to be done."
    }
  }
}
