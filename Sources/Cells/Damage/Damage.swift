/// The cells to send so that an old canvas becomes a new one: `old.applying(new.damage(since: old))
/// == new`.
package struct Damage: Hashable, Sendable {
  /// The size of the new canvas. After a change of size, every cell is damaged.
  package let size: Size
  package let spans: [Span]

  package var isEmpty: Bool { spans.isEmpty }
  package var area: Int { spans.reduce(0) { $0 + $1.cells.count } }
}

extension Damage: CustomStringConvertible {
  package var description: String { spans.map(\.description).joined(separator: "\n") }
}
