/// The positions of a chart's bars, labels and figures in a given room. All bars are equally wide and
/// equally far apart; the rest is margin.
package struct BarPlan: Hashable, Sendable {
  /// The half columns of a bar, and from one bar to the next.
  package let width: Int
  package let step: Int
  private let count: Int
  private let columns: Int
  /// The half columns before the first bar.
  private let margin: Int

  /// A text below or above a bar.
  package struct Position: Hashable, Sendable {
    package let bar: Int
    package let column: Int
  }

  package init(of count: Int, columns: Int) {
    (self.count, self.columns) = (count, max(0, columns))
    let most = max(1, 2 * self.columns / max(1, count))
    // Whole columns look crisp, but need the room.
    let grain = most < 4 ? 1 : 2
    step = most / grain * grain
    width = max(grain, step < 4 ? step - 1 : step * 2 / 3 / grain * grain)
    margin = max(0, 2 * self.columns - step * count) / 2 / grain * grain
  }

  /// The half columns of a bar; those that don't fit are none.
  package func halves(of bar: Int) -> Range<Int> {
    let start = min(margin + bar * step, 2 * columns)
    return start..<min(start + width, 2 * columns)
  }

  /// The columns that belong to a bar, with the gap behind it.
  package func columns(of bar: Int) -> Range<Int> {
    let start = bar == 0 ? 0 : halves(of: bar).lowerBound / 2
    let end = bar + 1 < count ? halves(of: bar + 1).lowerBound / 2 : columns
    return start..<max(start, end)
  }

  /// The positions of texts of one width, centred on some bars, as far as they don't touch; those of
  /// the first bars in the list matter most.
  package func positions(of bars: [Int], width: Int) -> [Position] {
    guard width <= columns else { return [] }
    return bars.reduce(into: []) { positions, bar in
      let middle = halves(of: bar)
      let start = (middle.lowerBound + middle.upperBound - 2 * width + 1) / 4
      let column = max(0, min(start, columns - width))
      if positions.allSatisfy({ abs($0.column - column) > width }) {
        positions.append(Position(bar: bar, column: column))
      }
    }
  }
}
