package import Views

/// Bars side by side with labels below them and a goal, one of them lit.
package struct BarChart: Sendable {
  package struct Bar: Sendable {
    /// Nil if unknown.
    package let value: Double?
    package let label: Text?
    /// The value in words.
    package let figure: Text?

    package init(_ value: Double?, label: Text? = nil, figure: Text? = nil) {
      (self.value, self.label, self.figure) = (value, label, figure)
    }
  }

  package let bars: [Bar]
  package let lit: Int?
  package let goal: Double?
  /// The goal in words, left of its line; nil to leave the space to the bars.
  package let goalLabel: Text?
  /// The columns of the widest label, and of the widest figure.
  package let labelColumns: Int
  package let figureColumns: Int

  package init(
    _ bars: [Bar], lit: Int? = nil, goal: Double? = nil, goalLabel: Text? = nil,
    labelColumns: Int, figureColumns: Int = 0
  ) {
    (self.bars, self.lit, self.goal, self.goalLabel) = (bars, lit, goal, goalLabel)
    (self.labelColumns, self.figureColumns) = (labelColumns, figureColumns)
  }

  /// The greatest value of a bar.
  var most: Double { bars.compactMap(\.value).max() ?? 0 }
}
