import Views

extension CaffeineDay {
  var heading: some View {
    Text("widget.caffeine")
      .font(.headline)
      .lineLimit(1)
      .privacySensitive(false)
  }

  /// How much of the day's limit it is.
  func percentage(isWithoutColor: Bool) -> some View {
    (mark(isWithoutColor: isWithoutColor) + Text(verbatim: "\(percent)%"))
      .font(.caption)
      .foregroundStyle(.secondary)
      .contentTransition(.numericText(value: Double(percent)))
      .invalidatableContent()
  }

  /// The day's total as large as there is room for, and with its unit.
  func number(_ size: Double) -> some View {
    ViewThatFits(in: .horizontal) {
      amount(size)
      numeral(size)
      amount(min(size, 28))
      numeral(min(size, 28))
      numeral(17)
    }
    .accessibilityLabel(reading)
  }

  /// How far the day has come to its limit.
  var bar: some View {
    Gauge(value: min(total, settings.limit), in: 0...settings.limit) {
    } currentValueLabel: {
    }
    .gaugeStyle(.accessoryLinearCapacity)
    .tint(tint)
    .widgetAccentable()
  }

  /// Whether the day has had more than its limit.
  var isOverLimit: Bool { total > settings.limit }

  /// What says so besides the tint where colours tell nothing.
  func mark(isWithoutColor: Bool) -> Text {
    Text(verbatim: isOverLimit && isWithoutColor ? "! " : "")
  }

  var tint: Color { isOverLimit ? Color("CoffeeLimit") : Color("CoffeeAccent") }

  var totalText: Text { Text("caffeine.amount \(String(Self.whole(total)))") }

  var levelText: Text { Text("caffeine.level \(String(Self.whole(level)))") }

  var sleepText: Text {
    sleepDate.map { Text("caffeine.sleep.from \(Text($0, style: .time))") }
      ?? Text("caffeine.sleep.now")
  }

  /// All of it as it is read out.
  var reading: LocalizedStringKey {
    "caffeine.spoken \(Self.whole(total)) \(percent) \(Self.whole(level))"
  }

  static func whole(_ milligrams: Double) -> Int { Int(milligrams.rounded()) }

  private var percent: Int { Self.whole(share * 100) }

  private func amount(_ size: Double) -> some View {
    HStack(alignment: .bottom, spacing: 8) {
      numeral(size)
      Text("caffeine.unit").font(.caption).foregroundStyle(.secondary)
    }
  }

  private func numeral(_ size: Double) -> some View {
    Text(verbatim: String(Self.whole(total)))
      .font(.system(size: size, weight: .bold))
      .contentTransition(.numericText(value: total))
      .invalidatableContent()
      .fixedSize()
  }
}
