import Views

/// Today's steps against the goal, above the bars of the week; drops parts in less room.
struct StepsRectangularView: View {
  let week: StepWeek

  var body: some View {
    RowsThatFit(2...4) {
      rows($0)
    } rest: {
      heading
    }
    .lineLimit(1)
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      if count > 2 { second }
      WeekBars(week: week).frame(height: count > 3 ? 34 : 17)
    }
  }

  private var heading: some View {
    HStack(spacing: 0) {
      week.heading
      Spacer(minLength: 8)
      week.count
        .bold()
        .contentTransition(.numericText(value: Double(week.today ?? 0)))
    }
  }

  private var second: some View {
    HStack(spacing: 0) {
      if week.hasNote {
        week.note
      } else {
        week.goalText.foregroundStyle(.secondary)
        Spacer(minLength: 8)
        week.percentText.foregroundStyle(.secondary)
      }
    }
    .font(.caption)
  }
}
