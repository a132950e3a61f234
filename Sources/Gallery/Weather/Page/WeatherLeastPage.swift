import Views
import Weather

/// The page in very little room: the weather now, on as many rows as there are, without other hours
/// because there is no room to name them.
struct WeatherLeastPage: View {
  let entry: WeatherEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach(Array(stride(from: 4, through: 1, by: -1)), id: \.self) { rows($0) }
    }
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          entry.text(entry.reading?.temperature).bold()
          entry.symbol(17)
          entry.briefConditionText
        }
        HStack(spacing: 8) {
          entry.text(entry.reading?.temperature).bold()
          entry.symbol(17)
        }
        entry.text(entry.reading?.temperature).bold()
      }
      if count > 1 { entry.extremes }
      if count > 2, let line = entry.alertText ?? entry.foresightText { line.font(.caption) }
      if count > 3 { WeatherDetails(entry: entry, range: 0..<1) }
    }
  }
}
