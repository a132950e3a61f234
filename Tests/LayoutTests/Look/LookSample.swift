import System
import Cells
import Layout
import Testing
import Views

/// A face with everything that differs between looks: levels, tints, symbols, bars, a button, a
/// light badge with dark text, accented parts and stale ones.
struct LookSample: View {
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        Text("서울").font(.headline).widgetAccentable()
        Text("23°").font(.system(size: 44))
        Text("대체로 맑음").bold()
        Text("↑26° ↓17°").foregroundStyle(.secondary)
        Text("체감 17°").foregroundStyle(.tertiary)
      }
      VStack(spacing: 0) {
        HStack(spacing: 16) {
          ForEach(Self.symbols, id: \.self) { name in
            Image(systemName: name).symbolRenderingMode(.multicolor).font(.system(size: 44))
          }
        }
        Divider()
        HStack(spacing: 0) {
          Color.orange.frame(width: 96, height: 17).widgetAccentable()
          Color.orange.opacity(0.3).frame(height: 17)
        }
        HStack {
          Text("오렌지").foregroundStyle(.orange)
          Text("빨강").foregroundStyle(.red)
          Text("묵은 값").invalidatableContent().redacted(reason: .invalidated)
          Text("● 72%").foregroundStyle(.tint).widgetAccentable()
        }
        HStack {
          Text(" + 에스프레소 ").background(.fill)
          Text(" 3 ").bold().foregroundStyle(.black).background(.white)
          Text("12:30").redacted(reason: .placeholder)
          Spacer()
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private static let symbols = [
    "sun.max.fill", "cloud.sun.fill", "cloud.rain.fill", "cloud.bolt.rain.fill", "moon.fill",
  ]

  static let sky = LinearGradient(
    colors: [Color("ClearDayTop"), Color("ClearDayMiddle"), Color("ClearDayBottom")],
    startPoint: .top, endPoint: .bottom)

  static let snow = LinearGradient(
    colors: [Color("SnowTop"), Color("SnowBottom")], startPoint: .top, endPoint: .bottom)

  static let wallpaper = LinearGradient(
    colors: [Color("WallpaperStart"), Color("WallpaperMiddle"), Color("WallpaperEnd")],
    startPoint: .topLeading, endPoint: .bottomTrailing)
}

extension LookSample {
  /// The tiles as a place shows them: one on a dark sky, one on snow.
  static func shown(in look: Look) throws -> Canvas {
    var screen = Canvas(size: Size(width: 68, height: 25))
    try paint(wallpaper, on: &screen, look.painting(.wallpaper))
    for (background, y) in [(sky, 1), (snow, 13)] {
      let place = Rect(x: 3, y: y, width: 62, height: 11)
      var tile = screen.cropped(to: place)
      if let node = look.backdrop(of: Node(archiving: background)) {
        try paint(node, on: &tile, look.painting(.tile))
      }
      var inner = tile.cropped(to: Rect(x: 2, y: 1, width: 58, height: 9))
      var environment = EnvironmentValues()
      environment.tell(look)
      try paint(Node(archiving: LookSample(), in: environment), on: &inner, look)
      tile.draw(inner, at: Point(x: 2, y: 1))
      screen.draw(tile, at: place.origin)
    }
    return screen
  }

  private static func paint(
    _ view: some View, on canvas: inout Canvas, _ look: Look
  ) throws {
    try paint(Node(archiving: view), on: &canvas, look)
  }

  private static func paint(_ node: Node, on canvas: inout Canvas, _ look: Look) throws {
    node.laidOut(in: canvas.size, surroundings: try .test(glyphs: .sextant))
      .paint(on: &canvas, look: look, clippedTo: canvas.bounds)
  }
}
