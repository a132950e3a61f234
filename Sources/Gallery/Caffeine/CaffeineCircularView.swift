import Views

/// Today's total on an open ring that ends at the limit.
struct CaffeineCircularView: View {
  let day: CaffeineDay
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor

  var body: some View {
    Gauge(value: min(day.total, day.settings.limit), in: 0...day.settings.limit) {
      day.mark(isWithoutColor: isWithoutColor) + Text("caffeine.unit")
    } currentValueLabel: {
      Text(verbatim: String(CaffeineDay.whole(day.total)))
        .bold()
        .contentTransition(.numericText(value: day.total))
        .invalidatableContent()
    }
    .gaugeStyle(.accessoryCircular)
    .tint(day.tint)
    .widgetAccentable()
    .accessibilityLabel(day.reading)
  }
}
