/// The cells to send so that an old canvas becomes a new one: `old.applying(new.damage(since: old))
/// == new`.
package struct Damage: Hashable, Sendable {
  /// The size of the new canvas. After a change of size, every cell is damaged.
  package let size: Size
  package let spans: [Span]

  package var isEmpty: Bool { spans.isEmpty }
  package var area: Int { spans.reduce(0) { $0 + $1.cells.count } }

  /// The same with the spans of the last row before all others.
  package var lastRowFirst: Damage {
    let count = spans.reversed().prefix { $0.row == size.height - 1 }.count
    return Damage(size: size, spans: Array(spans.suffix(count) + spans.dropLast(count)))
  }

  /// The same in parts, each of so many cells or up to a span more, but for the last.
  package func parts(of area: Int) -> [Damage] {
    var parts: [Damage] = []
    var (first, count) = (spans.startIndex, 0)
    for index in spans.indices {
      count += spans[index].cells.count
      guard count >= area || index == spans.count - 1 else { continue }
      parts.append(Damage(size: size, spans: Array(spans[first...index])))
      (first, count) = (index + 1, 0)
    }
    return parts
  }
}

extension Damage: CustomStringConvertible {
  package var description: String { spans.map(\.description).joined(separator: "\n") }
}
