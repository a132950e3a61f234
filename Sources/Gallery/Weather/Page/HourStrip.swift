import FoundationEssentials
import Views
import Weather

/// Some hours from the selected one on, each in a column that can be pressed.
struct HourStrip: View {
  let scene: WeatherScene
  let columns: Int

  private static let width = 7

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(Array(hours.enumerated()), id: \.offset) { _, hour in
        if let url = WeatherGesture.hour(hour.date).url {
          Link(destination: url) { column(hour) }
        }
      }
    }
  }

  private var hours: [Forecast.Hour] {
    let all = scene.hours(WeatherScene.hours + 12).filter { $0.date >= scene.shown.date }
    return Array(all.prefix(max(1, columns / Self.width)))
  }

  private func column(_ hour: Forecast.Hour) -> some View {
    VStack(spacing: 0) {
      name(of: hour)
      HStack(spacing: 0) {
        WeatherSymbol(
          condition: hour.reading.condition, isDay: hour.reading.isDay, sky: scene.shown.sky,
          size: 17)
        Text(verbatim: chance(of: hour)).font(.caption)
          .foregroundStyle(scene.shown.sky.dropColor)
      }
      scene.now.text(hour.reading.temperature).font(.headline)
    }
    .frame(width: .columns(Self.width))
  }

  private func chance(of hour: Forecast.Hour) -> String {
    let chance = hour.reading.precipitationChance ?? 0
    return chance >= Likelihood.leastPossible ? " \(chance)" : ""
  }

  @ViewBuilder private func name(of hour: Forecast.Hour) -> some View {
    if hour.date == scene.now.date {
      Text("weather.now").font(.caption)
    } else {
      HourLabel(entry: scene.now, date: hour.date)
        .font(hour.date == scene.shown.date ? .headline : .caption)
    }
  }
}
