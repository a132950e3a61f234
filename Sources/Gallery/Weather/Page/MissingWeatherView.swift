import Pages
import Views

/// Why there is no weather and what to do, in the middle of a page.
struct MissingWeatherView: View {
  let cause: MissingWeather
  let columns: Int
  let rows: Int
  var hasButtons = false

  private static let mostColumns = 60

  var body: some View {
    VStack(spacing: 0) {
      if rows >= 12 {
        Image(systemName: cause.symbolName).font(.system(size: 44)).padding(.bottom, 17)
      }
      Text(cause.localizedStringResource).bold().lineLimit(2)
      if rows >= 8, !cause.detail.isEmpty {
        Text(verbatim: cause.detail).foregroundStyle(.secondary).lineLimit(2)
      }
      if rows >= 4 {
        Text(cause.advice).foregroundStyle(.secondary).lineLimit(3)
          .padding(.top, rows >= 8 ? 17 : 0)
      }
      if hasButtons, rows >= 6 { buttons.padding(.top, rows >= 8 ? 17 : 0) }
    }
    .multilineTextAlignment(.center)
    .frame(width: .columns(min(columns - 2, Self.mostColumns)))
    .frame(width: .columns(columns), height: .rows(rows))
  }

  private var buttons: some View {
    HStack(spacing: 16) {
      button("r", "weather.page.retry", .renew)
      button("/", "weather.page.find", .find)
    }
    .lineLimit(1)
  }

  @ViewBuilder private func button(
    _ key: String, _ name: LocalizedStringKey, _ gesture: WeatherGesture
  ) -> some View {
    if let url = gesture.url {
      Link(destination: url) {
        HStack(spacing: 8) {
          Text(verbatim: key).bold()
          Text(name)
        }
        .padding(.horizontal, 8)
        .background(Color.primary.opacity(0.2))
      }
    }
  }
}
