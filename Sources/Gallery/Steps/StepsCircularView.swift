import Views

/// Today's steps in a ring that closes at the goal.
struct StepsCircularView: View {
  let week: StepWeek

  var body: some View {
    Gauge(value: min(week.share, 1)) {
      Text(week.fault == nil ? "steps.heading" : "steps.trouble.brief")
    } currentValueLabel: {
      week.briefCount
        .bold()
        .contentTransition(.numericText(value: Double(week.today ?? 0)))
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(Color("StepAccent"))
    .widgetAccentable()
  }
}
