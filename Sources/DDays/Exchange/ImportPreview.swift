/// What an import would add, and what it would leave out and why.
package struct ImportPreview: Hashable, Sendable {
  /// The reason why something is left out.
  package enum Reason: Hashable, Sendable {
    /// It is there already.
    case known
    /// It is there already, with other days, and stays as it is.
    case changed
    /// It is in Recently Deleted.
    case removed
    case fault(LineFault)
  }

  package struct Omission: Hashable, Sendable {
    /// The title; empty if it has none.
    package let title: String
    package let reason: Reason
  }

  package private(set) var coming: [Occasion] = []
  package private(set) var omitted: [Omission] = []

  /// Compares what was read with what a book has.
  package init(_ imported: ImportedOccasions, into book: DDayBook) throws {
    var known = Dictionary(
      try book.ddays().map { ($0.occasion.uid, $0.occasion.rule.start) }
    ) { first, _ in first }
    let removed = Set(try book.removedDDays().map(\.occasion.uid))
    for occasion in imported.occasions {
      if let start = known[occasion.uid] {
        let reason = start == occasion.rule.start ? Reason.known : .changed
        omitted.append(Omission(title: occasion.title, reason: reason))
      } else if removed.contains(occasion.uid) {
        omitted.append(Omission(title: occasion.title, reason: .removed))
      } else {
        coming.append(occasion)
        known[occasion.uid] = occasion.rule.start
      }
    }
    omitted += imported.skipped.map { Omission(title: $0.title, reason: .fault($0)) }
  }
}
