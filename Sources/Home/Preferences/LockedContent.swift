/// What is private and stays to be seen while the screen is locked.
package enum LockedContent: Hashable, Sendable {
  case hidden, shown
  /// That of the widgets of these kinds.
  case kinds([String])

  /// Fails unless the word is one of the two, or names of kinds with commas between them.
  package init?(_ word: String) {
    switch word {
    case "hidden": self = .hidden
    case "shown": self = .shown
    default:
      let kinds = word.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0.drop { $0 == " " }) }
      guard kinds.allSatisfy(\.isNameOfKind) else { return nil }
      self = .kinds(kinds)
    }
  }

  /// The word by which it is chosen.
  package var word: String {
    switch self {
    case .hidden: "hidden"
    case .shown: "shown"
    case .kinds(let kinds): kinds.joined(separator: ",")
    }
  }

  /// Whether all the kinds that it names are among those that there are.
  package func isKnown(among known: [String]) -> Bool {
    if case .kinds(let kinds) = self { kinds.allSatisfy(known.contains) } else { true }
  }

  func shows(_ kind: String) -> Bool {
    switch self {
    case .hidden: false
    case .shown: true
    case .kinds(let kinds): kinds.contains(kind)
    }
  }
}

extension String {
  fileprivate var isNameOfKind: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
  }
}
