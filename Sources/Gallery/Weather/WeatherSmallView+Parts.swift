import Views
import Weather

extension WeatherSmallView {
  var reading: Reading { entry.reading }

  var city: Text { Text(LocalizedStringKey(entry.city.place.nameKey)) }

  var condition: Text { Text(LocalizedStringKey(reading.condition.nameKey)) }

  /// Where it is, and that the weather is made up.
  var heading: some View {
    ViewThatFits(in: .horizontal) {
      marked(city.font(.headline))
      source
    }
  }

  /// What the symbol shows in words, unless they would be cut.
  var word: some View {
    ViewThatFits(in: .horizontal) {
      condition.font(.headline)
      Text(verbatim: "")
    }
  }

  var now: some View {
    HStack {
      temperature(17)
      symbol(17)
    }
  }

  /// What stands before the mark that the weather is made up, which is never left out for it.
  func marked(_ content: some View, offersRefresh: Bool = false) -> some View {
    HStack(spacing: 0) {
      content.layoutPriority(1)
      Spacer(minLength: 8)
      source(offersRefresh: offersRefresh)
    }
  }

  /// The temperature in what room there is, of which so many rows would do.
  func temperature(upTo size: Double, rows: Double?) -> some View {
    temperature(size)
      .frame(idealHeight: rows.map { $0 * 17 }, maxHeight: .infinity, alignment: .topLeading)
  }

  private func temperature(_ size: Double) -> some View {
    Text(verbatim: "\(entry.degrees(reading.temperature))°")
      .font(.system(size: size))
      .contentTransition(.numericText(value: reading.temperature.celsius))
  }

  func symbol(_ size: Double) -> some View {
    Image(systemName: reading.condition.symbolName(isDay: reading.isDay))
      .font(.system(size: size))
      .symbolRenderingMode(.multicolor)
      .foregroundStyle(reading.condition.symbolColor(isDay: reading.isDay))
  }

  var extremes: some View {
    Text("↑\(entry.degrees(entry.high))° ↓\(entry.degrees(entry.low))°")
      .font(.caption)
      .foregroundStyle(.secondary)
      .contentTransition(.numericText())
  }

  var source: some View { source(offersRefresh: false) }

  /// Where the weather comes from, which is also what asks there again.
  @ViewBuilder private func source(offersRefresh: Bool) -> some View {
    let name = Text("weather.simulated").font(.caption).foregroundStyle(.secondary)
    if entry.isSample {
      name
    } else {
      Button(intent: RefreshWeatherIntent()) {
        if offersRefresh {
          HStack(spacing: 8) {
            name
            Image(systemName: "arrow.clockwise").font(.caption).foregroundStyle(.secondary)
          }
        } else {
          name
        }
      }
      .buttonStyle(.plain)
    }
  }
}
