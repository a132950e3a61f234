import Pages
import Views

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
