import Views

/// A D-Day's progress as a bar.
struct DayBar: View {
  let share: Double

  init(_ share: Double) {
    self.share = share
  }

  var body: some View {
    Gauge(value: share, in: 0...1) {
    } currentValueLabel: {
    }
    .gaugeStyle(.accessoryLinearCapacity)
    .tint(HierarchicalShapeStyle.primary)
    .widgetAccentable()
  }
}
