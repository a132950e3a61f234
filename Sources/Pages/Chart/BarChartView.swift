package import Views

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
    return figureRows + Int(((1 - share) * Double(barRows)).rounded(.down)) - 1
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
