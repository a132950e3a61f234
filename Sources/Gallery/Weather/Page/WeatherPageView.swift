import Pages
import Views

/// The weather page, with a layout for each kind of screen.
struct WeatherPageView: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  init(_ scene: WeatherScene, in room: PageRoom) {
    self.scene = scene
    (columns, rows) = (room.columns, room.rows)
  }

  var body: some View {
    content
      .lineLimit(1)
      .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
      .accessibilityLabel(scene.shown.spoken)
  }

  @ViewBuilder private var content: some View {
    switch (columns, rows) {
    case (100..., 30...): WeatherWidePage(scene: scene, columns: columns, rows: rows)
    case (66..., 18...): WeatherBroadPage(scene: scene, columns: columns, rows: rows)
    case (34..., 18...): WeatherTallPage(scene: scene, columns: columns, rows: rows)
    case (34..., 7...): WeatherLowPage(scene: scene, columns: columns, rows: rows)
    default: WeatherLeastPage(entry: scene.now)
    }
  }
}
