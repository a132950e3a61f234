import Views
import Weather

/// The condition and temperature on one row, and what matters now if it fits; in large figures where
/// there are several rows.
struct WeatherInlineView: View {
  let entry: WeatherEntry

  var body: some View {
    ViewThatFits {
      large(72)
      large(48)
      row
    }
  }

  private func large(_ size: Double) -> some View {
    HStack(alignment: .bottom, spacing: 12) {
      // The caveat is below, because beside the temperature it would move both out of the middle.
      if let caveat = entry.caveat {
        VStack(spacing: 0) {
          entry.symbol(size * 0.75)
          caveat.foregroundStyle(.secondary)
        }
      } else {
        entry.symbol(size)
      }
      temperature.font(.system(size: size, weight: .semibold))
    }
    .frame(minHeight: size.heroRows * 17)
  }

  private var row: some View {
    HStack(spacing: 8) {
      entry.symbol(17)
      ViewThatFits(in: .horizontal) {
        if let foresight = entry.foresightText {
          joined([now, foresight, entry.caveat])
        }
        joined([now, entry.caveat])
        joined([temperature, entry.caveat])
        temperature
      }
    }
  }

  private var temperature: Text { entry.text(entry.reading?.temperature) }

  private var now: Text { entry.conditionText + Text(verbatim: " ") + temperature }

  private func joined(_ parts: [Text?]) -> Text {
    let parts = parts.compactMap(\.self)
    return parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) {
      $0 + Text(verbatim: " · ") + $1
    }
  }
}
