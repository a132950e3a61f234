import Views
import Weather

/// What matters now, beside the age and source of the weather and the refresh button.
struct WeatherFoot: View {
  let entry: WeatherEntry

  var body: some View {
    if let alert = entry.alertText {
      ViewThatFits(in: .horizontal) {
        warning(alert, beside: .timeAndSource)
        warning(alert, beside: .source)
        warning(alert, beside: .nothing)
        if let first = entry.alerts.first { warning(entry.name(of: first), beside: .nothing) }
        alone(.nothing)
      }
    } else if case .stays = entry.foresight {
      ViewThatFits(in: .horizontal) {
        whole(.timeAndSource)
        // That nothing changes matters less than the age of the data.
        alone(.timeAndSource)
        alone(.nothing)
      }
    } else {
      ViewThatFits(in: .horizontal) {
        whole(.timeAndSource)
        // The source must be credited wherever there is room.
        whole(.source)
        alone(.timeAndSource)
        alone(.nothing)
      }
    }
  }

  private func whole(_ detail: WeatherMark.Detail) -> some View {
    HStack(spacing: 0) {
      if let foresight = entry.foresightText { foresight.font(.caption) }
      Spacer(minLength: 8)
      mark(detail)
    }
  }

  /// An alert matters more than anything else that could be said.
  private func warning(_ alert: Text, beside detail: WeatherMark.Detail) -> some View {
    HStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle").font(.caption)
      alert.bold().font(.caption)
      Spacer(minLength: 8)
      mark(detail)
    }
  }

  private func alone(_ detail: WeatherMark.Detail) -> some View {
    mark(detail).frame(maxWidth: .infinity, alignment: .trailing)
  }

  private func mark(_ detail: WeatherMark.Detail) -> WeatherMark {
    WeatherMark(entry: entry, detail: detail, offersRefresh: true)
  }
}

/// Further measured values that are known, in rows.
struct WeatherDetails: View {
  let entry: WeatherEntry
  /// The values to show, most important first.
  let range: Range<Int>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(
        Array(details.dropFirst(range.lowerBound).prefix(range.count).enumerated()), id: \.offset
      ) { _, detail in
        detail.font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private var details: [Text] {
    guard let reading = entry.reading else { return [] }
    let units = entry.weather.units
    return [
      reading.feelsLike.map { Text("weather.feels \(entry.degrees($0))") },
      reading.humidity.map { Text("weather.humidity \(Int($0))") },
      reading.windSpeed.map {
        Text("weather.wind \($0.whole(in: units.wind)) \(units.wind.symbol)")
      },
      entry.day?.precipitation.map {
        Text("weather.precipitation \($0.written(in: units.precipitation))")
      },
      reading.uvIndex.map { Text("weather.uv \(Int($0))") },
    ].compactMap(\.self)
  }
}
