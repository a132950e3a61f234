import FoundationEssentials

/// The claims that processes have made.
package struct Claims: Sendable {
  private let dates: [String: [Date]]

  init(_ rows: [(subject: String, due: Date)]) {
    dates = Dictionary(grouping: rows, by: \.subject).mapValues { $0.map(\.due) }
  }

  /// Whether a claim is one of them.
  package func have(_ claim: Claim) -> Bool {
    dates[claim.subject, default: []].contains {
      abs($0.timeIntervalSince(claim.due)) <= claim.tolerance
    }
  }
}
