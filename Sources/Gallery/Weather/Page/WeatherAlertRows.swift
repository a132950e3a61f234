import Pages
import Views

/// The most severe alerts above a page, in as many rows as it has for them.
struct WeatherAlertRows: View {
  let entry: WeatherEntry
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(entry.alerts.prefix(rows).enumerated()), id: \.offset) { index, alert in
        HStack(spacing: 8) {
          WeatherAlertRow(entry: entry, alert: alert)
          Spacer(minLength: 0)
          if index == rows - 1, entry.alerts.count > rows {
            Text("weather.alert.more \(entry.alerts.count - rows)").foregroundStyle(.secondary)
          }
        }
        .padding(.horizontal, 16)
        .frame(width: .columns(columns), height: .rows(1))
      }
    }
    .background(Color.primary.opacity(0.15), in: RoundedRectangle(cornerRadius: 0))
  }
}
