import Views

/// The share of completed reminders, as a ring with a few words inside.
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
