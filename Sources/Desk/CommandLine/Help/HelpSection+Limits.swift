import Bounds

extension HelpSection {
  /// The greatest sizes of all inputs.
  static let limits = HelpSection(
    title: "Limits",
    entries: Bound.all.map { bound in
      Entry(term: bound.input, text: "\(bound.size); \(bound.excess.clause). \(bound.reason).")
    })
}

extension Bound.Excess {
  fileprivate var clause: String {
    switch self {
    case .refused: "more is refused"
    case .ignored: "more counts as none"
    case .cut: "the rest is dropped"
    }
  }
}
