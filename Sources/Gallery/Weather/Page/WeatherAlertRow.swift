import FoundationEssentials
import Views
import Weather

/// An alert in a row: what is expected and until when, and as much more as fits.
struct WeatherAlertRow: View {
  let entry: WeatherEntry
  let alert: WeatherAlert

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(spot, issuer, details)
      row(spot, issuer)
      row(issuer)
      row()
      HStack(spacing: 8) {
        sign
        name
      }
    }
    .lineLimit(1)
  }

  private func row(_ others: String?...) -> some View {
    HStack(spacing: 8) {
      sign
      name
      entry.span(of: alert)
      ForEach(others.compactMap(\.self), id: \.self) { other in
        Text(verbatim: "· \(other)").foregroundStyle(.secondary)
      }
    }
  }

  private var sign: some View { Image(systemName: "exclamationmark.triangle") }
  private var name: Text { entry.name(of: alert).bold() }
  private var spot: String? { alert.area }
  private var issuer: String? { alert.issuer }
  private var details: String? { alert.details }
}
