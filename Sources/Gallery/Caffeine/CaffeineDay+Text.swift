import Views

extension CaffeineDay {
  var heading: some View {
    Text("widget.caffeine")
      .font(.headline)
      .lineLimit(1)
  }

  /// The percentage of the daily limit.
  func percentage(isWithoutColor: Bool) -> some View {
    (mark(isWithoutColor: isWithoutColor) + Text(verbatim: "\(percent)%"))
      .font(.caption)
      .foregroundStyle(.secondary)
      .contentTransition(.numericText(value: Double(percent)))
      .invalidatableContent()
  }

  /// The total with its unit, as large as fits.
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

  /// A bar of the total up to the limit.
  var bar: some View {
    Gauge(value: min(total, settings.limit), in: 0...settings.limit) {
    } currentValueLabel: {
    }
    .gaugeStyle(.accessoryLinearCapacity)
    .tint(tint)
    .widgetAccentable()
  }

  /// Whether the total exceeds the limit.
  var isOverLimit: Bool { total > settings.limit }

  /// The mark for exceeding the limit, which replaces the tint where colours don't show.
  func mark(isWithoutColor: Bool) -> Text {
    Text(verbatim: isOverLimit && isWithoutColor ? "! " : "")
  }

  var tint: Color { isOverLimit ? Color("CoffeeLimit") : Color("CoffeeAccent") }

  var totalText: Text { Text("caffeine.amount \(String(Self.whole(total)))") }

  var levelText: Text { Text("caffeine.level \(String(Self.whole(level)))") }

  /// The level on at most 14 columns.
  var briefLevelText: Text { Text("caffeine.level.brief \(String(Self.whole(level)))") }

  /// The level without its unit.
  var levelFigures: Text { Text("caffeine.level.figures \(String(Self.whole(level)))") }

  var sleepText: Text {
    sleepDate.map { Text("caffeine.sleep.from \(Text($0, style: .time))") }
      ?? Text("caffeine.sleep.now")
  }

  var briefSleepText: Text {
    sleepDate.map { Text("caffeine.sleep.from.brief \(Text($0, style: .time))") }
      ?? Text("caffeine.sleep.now.brief")
  }

  /// The text to read out.
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
