import Almanac
import Pages
import Views

/// A card with the steps of a week, a month or a year; pressing its chart turns the keys to it.
struct PeriodCard: View {
  let page: StepsPage
  let kind: StepPeriod.Kind
  /// Whether to mark the chart whose place the keys change.
  var marksFocus = false
  let room: CardRoom

  var body: some View {
    if let period = page.period(kind) {
      PageCard(title(period), in: room) {
        note(period).foregroundStyle(.secondary)
      } content: {
        BarChartView(
          chart(period), named: kind.rawValue, columns: room.innerColumns, rows: room.innerRows,
          color: Color("StepAccent").opacity(0.5), lit: Color("StepAccent"))
      }
    }
  }

  private var years: StepYears { page.years }

  private func title(_ period: StepPeriod) -> Text {
    let words = PeriodTitle(years: years, period: period, distance: page.distance(of: kind)).text
    return marksFocus && page.kind == kind ? Text("steps.page.focused \(words)") : words
  }

  private func note(_ period: StepPeriod) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 24) {
        if kind != .week { Text("steps.page.successes \(years.successes(in: period))") }
        average(period)
      }
      average(period)
      Text(verbatim: "")
    }
  }

  @ViewBuilder private func average(_ period: StepPeriod) -> some View {
    if let average = years.average(of: period.start...period.end) {
      Text("steps.page.average \(average.groupedText)")
    }
  }

  private func chart(_ period: StepPeriod) -> BarChart {
    BarChart(
      period.parts.enumerated().map { index, days in
        let count = years.average(of: days)
        return BarChart.Bar(
          count.map(Double.init), label: label(days.lowerBound, index),
          figure: kind == .month ? nil : count.map(\.groupedText))
      },
      lit: period.part(of: years.today), goal: Double(years.goal),
      goalLabel: kind == .week ? nil : years.goal.abbreviatedText,
      labelColumns: kind == .month ? 2 : kind == .week ? 3 : 4, figureColumns: 7)
  }

  private func label(_ day: CivilDay, _ index: Int) -> Text? {
    switch kind {
    case .week: Text(LocalizedStringKey(day.weekday.key))
    case .month:
      day == years.today || index == 0 || (index + 1) % 5 == 0
        ? Text(verbatim: String(day.day)) : nil
    case .year: Text(years.date(of: day), format: .dateTime.month(.abbreviated))
    }
  }
}

/// The name of a period.
private struct PeriodTitle {
  let years: StepYears
  let period: StepPeriod
  let distance: Int

  var text: Text {
    let start = years.date(of: period.start)
    switch period.kind {
    case .week where distance == 0: return Text("steps.page.week")
    case .week:
      return Text(
        "steps.page.days \(Text(start, format: .monthAndDay)) \(Text(years.date(of: period.end), format: .monthAndDay))"
      )
    case .month where period.start.year == years.today.year:
      return Text(start, format: .dateTime.month(.wide))
    case .month: return Text(start, format: .dateTime.year().month(.wide))
    case .year: return Text(start, format: .dateTime.year())
    }
  }
}
