import Views

/// A ring with a few words inside.
struct DayRing<Value: View, Caption: View>: View {
  let share: Double
  @ViewBuilder let value: Value
  @ViewBuilder let caption: Caption

  var body: some View {
    Gauge(value: share, in: 0...1) {
      caption
    } currentValueLabel: {
      value
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(Color("DDayAccent"))
    .widgetAccentable()
  }
}
