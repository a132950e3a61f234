/// Why a D-Day can't be kept or changed.
package enum DDayError: Error, Hashable, Sendable {
  /// It isn't where it should be.
  case gone(DDay.ID)
  /// There is one with its `uid`.
  case known
  case longText(String, limit: Int)
  case endsBeforeItStarts
}

extension DDayError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .gone(let id): "There is no D-Day \(id)."
    case .known: "The D-Day is there already."
    case .longText(let sort, let limit): "A \(sort) has at most \(limit) characters."
    case .endsBeforeItStarts: "A D-Day can't end before it starts."
    }
  }
}
