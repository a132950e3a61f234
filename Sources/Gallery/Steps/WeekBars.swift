import Views

/// A bar for each day of the week, today's in the accent colour; the highest reach the top.
struct WeekBars: View {
  let week: StepWeek
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    ZStack {
      bars { $0 < StepWeek.length - 1 }.foregroundStyle(.secondary)
      bars { $0 == StepWeek.length - 1 }
        .foregroundStyle(Color("StepAccent"))
        .widgetAccentable()
    }
  }

  /// Some of the bars; all equal in placeholders, because a bar reveals as much as a number.
  private func bars(where isShown: (Int) -> Bool) -> ValueBars {
    ValueBars(
      week.days.enumerated().map { index, day in
        guard isShown(index) else { return nil }
        return redactionReasons.hideWhatIsKnown
          ? 0.5 : day.count.map { Double($0) / Double(week.most) }
      })
  }
}
