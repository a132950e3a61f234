import Pages
import Views
import Weather

/// A part of the page with a title and a background.
struct WeatherCard<Content: View>: View {
  let title: Text
  let room: CardRoom
  let sky: Sky
  let content: Content

  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced

  init(_ title: Text, in room: CardRoom, under sky: Sky, @ViewBuilder content: () -> Content) {
    (self.title, self.room, self.sky, self.content) = (title, room, sky, content())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(.caption).foregroundStyle(.secondary)
      content.frame(
        width: .columns(room.innerColumns), height: .rows(room.innerRows), alignment: .topLeading)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, .rows(room.padding))
    .frame(width: .columns(room.columns), height: .rows(room.rows), alignment: .topLeading)
    .background(ground, in: RoundedRectangle(cornerRadius: 20))
  }

  /// The background: darker than the sky, or lighter on a light one.
  private var ground: Color {
    guard mode == .fullColor, !isLuminanceReduced else { return Color.primary.opacity(0.06) }
    return sky == .snow ? Color.white.opacity(0.4) : Color.black.opacity(0.2)
  }
}

/// A card with the coming days, as many as fit.
struct WeekCard: View {
  let scene: WeatherScene
  let room: CardRoom

  /// The number of days: a week, or more if there is room for gaps between them.
  private var count: Int {
    guard room.innerRows > 14 else { return min(7, room.innerRows) }
    func worth(_ count: Int) -> Int { step(count) * count + 2 * count }
    return (7...10).max { worth($0) < worth($1) } ?? 7
  }

  /// The rows from one of so many days to the next, below a line.
  private func step(_ count: Int) -> Int { max(1, (room.innerRows - 2) / max(1, count - 1)) }

  private func title(_ count: Int) -> Text {
    count == 0 ? Text("weather.unknown") : Text("weather.page.days \(count)")
  }

  var body: some View {
    let days = scene.now.days(count)
    let step = step(days.count)
    WeatherCard(title(days.count), in: room, under: scene.shown.sky) {
      VStack(spacing: 0) {
        if step > 1, !days.isEmpty { Divider().frame(height: .rows(1)) }
        VStack(spacing: .rows(step - 1)) {
          ForEach(Array(days.enumerated()), id: \.offset) { _, day in
            DayRow(entry: scene.now, day: day, bounds: days.bounds)
          }
        }
      }
      .frame(width: .columns(room.innerColumns))
    }
  }
}
