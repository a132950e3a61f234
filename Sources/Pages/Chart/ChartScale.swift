/// The vertical scale of a chart, on which a line lies between two rows.
package struct ChartScale: Hashable, Sendable {
  /// The value at the top.
  package let most: Double
  /// The rows between the line and the bottom; nil if there is no line.
  package let lineRows: Int?

  /// A scale for values up to `most` in so many rows, with a line at a value, if possible.
  package init(upTo most: Double, line: Double?, rows: Int) {
    let greatest = max(most, line ?? 0, .leastNonzeroMagnitude)
    let below = line.map { Int(($0 / greatest * Double(rows)).rounded(.down)) } ?? 0
    guard let line, line > 0, below > 0 else {
      (self.most, lineRows) = (greatest, nil)
      return
    }
    // No less than needed, because the line only moves down.
    (self.most, lineRows) = (line * Double(rows) / Double(below), below)
  }

  /// Round values up to the top, at most so many, without zero.
  package func ticks(atMost count: Int) -> [Double] {
    let steps = [1.0, 10, 100, 1000, 10_000].flatMap { [$0, 2 * $0, 5 * $0] }
    guard let step = steps.first(where: { most / $0 < Double(count) + 1 }) else { return [] }
    return Array(stride(from: step, through: most, by: step))
  }

  /// The height of a value, from 0 to 1.
  package func share(of value: Double) -> Double { min(max(0, value / most), 1) }
}
