import Views

/// How much of what there was to do is done, as a ring around a few words.
struct DoneRing<Value: View, Label: View>: View {
  let agenda: DayAgenda
  @ViewBuilder let value: Value
  @ViewBuilder let label: Label

  var body: some View {
    Gauge(value: Double(agenda.doneCount), in: 0...Double(max(1, agenda.count))) {
      label
    } currentValueLabel: {
      value
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(Color("ListAccent"))
    .widgetAccentable()
    .accessibilityLabel("reminders.spoken \(agenda.openCount) \(agenda.doneCount)")
  }
}
