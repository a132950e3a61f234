import System
package import FoundationEssentials
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

/// A thin line across a chart, just above one of its rows.
package struct ChartLine: Shape {
  /// The rows below the line.
  private let rows: Int
  /// Where it starts, in columns.
  private let start: Int
  private let isDashed: Bool

  private static let thickness = 17.0 / 4

  package init(above rows: Int, from start: Int = 0, isDashed: Bool = false) {
    (self.rows, self.start, self.isDashed) = (rows, start, isDashed)
  }

  package func path(in rect: CGRect) -> Path {
    var path = Path()
    let y = rect.maxY - Double(rows) * 17 - Self.thickness
    let first = rect.minX + Double(start) * 8
    guard first < rect.maxX else { return path }
    for x in isDashed ? Array(stride(from: first, to: rect.maxX - 8, by: 16)) : [first] {
      let width = isDashed ? 8 : rect.maxX - first
      path.addRect(CGRect(x: x, y: y, width: width, height: Self.thickness))
    }
    return path
  }
}

/// The target of a click on a chart: one of its bars.
package struct ChartLink: Hashable, Sendable {
  package let chart: String
  package let bar: Int

  package init(to bar: Int, of chart: String) {
    (self.chart, self.bar) = (chart, bar)
  }

  /// Fails for URLs of other kinds.
  package init?(_ url: URL) {
    let parts = url.absoluteString.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == Self.scheme, let bar = Int(parts[2]) else { return nil }
    self.init(to: bar, of: String(parts[1]))
  }

  package var url: URL? { URL(string: "\(Self.scheme):\(chart):\(bar)") }

  private static let scheme = "chart"
}

/// The vertical scale of a chart, on which a line lies between two rows.
package struct ChartScale: Hashable, Sendable {
  /// The value at the top.
  package let most: Double
  /// The rows between the line and the bottom; nil if there is no line.
  package let lineRows: Int?

  /// A scale for values up to `most` in so many rows, with a line at a value, if possible.
  package init(upTo most: Double, line: Double?, rows: Int) {
    let greatest = max(most, line ?? 0, .leastNonzeroMagnitude)
    let below = line.map { Int(bounded: ($0 / greatest * Double(rows)).rounded(.down)) } ?? 0
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

/// A chart of bars in a given room, with a row of labels below; each bar can be clicked.
package struct BarChartView: View {
  private let chart: BarChart
  private let name: String
  private let columns: Int
  private let rows: Int
  private let color: Color
  private let litColor: Color

  /// The columns of the goal's label, with a gap.
  private static let goalColumns = 7

  /// The name is that in the chart's links.
  package init(
    _ chart: BarChart, named name: String, columns: Int, rows: Int, color: Color, lit: Color
  ) {
    (self.chart, self.name, self.columns, self.rows) = (chart, name, columns, max(2, rows))
    (self.color, litColor) = (color, lit)
  }

  package var body: some View {
    ZStack(alignment: .topLeading) {
      goal
      // Texts come first: a shape behind text is dimmed where there are no hues.
      ForEach(figurePositions, id: \.self) { position in
        text(chart.bars[position.bar].figure, at: position, width: chart.figureColumns)
          .offset(x: wide(axis + position.column), y: high(row(above: position.bar)))
      }
      ForEach(labelPositions, id: \.self) { position in
        text(chart.bars[position.bar].label, at: position, width: chart.labelColumns)
          .offset(x: wide(axis + position.column), y: high(rows - 1))
      }
      ZStack {
        bars(chart.bars.indices.filter { $0 != chart.lit }).foregroundStyle(color)
        bars(chart.lit.map { [$0] } ?? []).foregroundStyle(litColor).widgetAccentable()
      }
      .frame(width: wide(barColumns), height: high(barRows))
      .offset(x: wide(axis), y: high(figureRows))
      targets
    }
    .lineLimit(1)
    .frame(width: wide(columns), height: high(rows), alignment: .topLeading)
  }

  private func wide(_ columns: Int) -> Double { Double(columns) * 8 }
  private func high(_ rows: Int) -> Double { Double(rows) * 17 }

  private var axis: Int { chart.goalLabel != nil && columns >= 50 ? Self.goalColumns : 0 }
  private var barColumns: Int { max(1, columns - axis) }
  private var plan: BarPlan { BarPlan(of: chart.bars.count, columns: barColumns) }

  /// Whether every bar has room for its figure.
  private var hasFigures: Bool {
    chart.figureColumns > 0 && plan.step > 2 * chart.figureColumns && rows >= 5
  }

  private var figureRows: Int { hasFigures ? 1 : 0 }
  private var barRows: Int { max(1, rows - 1 - figureRows) }
  private var scale: ChartScale { ChartScale(upTo: chart.most, line: chart.goal, rows: barRows) }

  private func bars(_ shown: [Int]) -> ValueBars {
    let halves = Double(2 * barColumns)
    return ValueBars(
      shown.compactMap { bar in
        guard let value = chart.bars[bar].value else { return nil }
        let position = plan.halves(of: bar)
        return ChartBar(
          from: Double(position.lowerBound) / halves, to: Double(position.upperBound) / halves,
          height: scale.share(of: value))
      }, gaps: .none)
  }

  @ViewBuilder private var goal: some View {
    if let lineRows = scale.lineRows, !hasFigures {
      ChartLine(above: lineRows).fill(.primary.opacity(0.3))
        .frame(width: wide(barColumns), height: high(barRows))
        .offset(x: wide(axis), y: high(figureRows))
      if axis > 0, let label = chart.goalLabel {
        label.font(.caption).foregroundStyle(.secondary)
          .frame(width: wide(axis - 1), height: 17, alignment: .trailing)
          .offset(y: high(max(0, figureRows + barRows - lineRows - 1)))
      }
    }
  }

  /// The row above a bar.
  private func row(above bar: Int) -> Int {
    let share = chart.bars[bar].value.map(scale.share) ?? 0
    return figureRows + Int(bounded: ((1 - share) * Double(barRows)).rounded(.down)) - 1
  }

  private var figurePositions: [BarPlan.Position] {
    guard hasFigures else { return [] }
    return plan.positions(
      of: chart.bars.indices.filter { chart.bars[$0].figure != nil }, width: chart.figureColumns)
  }

  private var labelPositions: [BarPlan.Position] {
    let named = chart.bars.indices.filter { chart.bars[$0].label != nil }
    let lit = chart.lit.map { [$0] } ?? []
    return plan.positions(
      of: lit.filter(named.contains) + named.filter { $0 != chart.lit }, width: chart.labelColumns)
  }

  private func text(_ text: Text?, at position: BarPlan.Position, width: Int) -> some View {
    let words = text ?? Text(verbatim: "")
    return (position.bar == chart.lit ? words.bold() : words.foregroundStyle(.secondary))
      .frame(width: wide(width), height: 17)
  }

  private var targets: some View {
    ForEach(Array(chart.bars.indices), id: \.self) { bar in
      let position = plan.columns(of: bar)
      if let url = ChartLink(to: bar, of: name).url, !position.isEmpty {
        Link(destination: url) {
          Rectangle().fill(.clear).frame(width: wide(position.count), height: high(rows))
        }
        .offset(x: wide(axis + position.lowerBound))
      }
    }
  }
}

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
