import Views

/// Sunrise and sunset on one row.
struct SunRow: View {
  let scene: WeatherScene

  var body: some View {
    HStack(spacing: 8) {
      Text("weather.page.sun").foregroundStyle(.secondary)
        .frame(width: .columns(10), alignment: .leading)
      switch SunDay(scene.shown) {
      case .course(let rise, let set, _):
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 8) {
            scene.time(rise).bold() + Text(verbatim: "–") + scene.time(set).bold()
            (scene.sunLeft(rise, set) ?? Text(verbatim: "")).foregroundStyle(.secondary)
          }
          scene.time(rise).bold() + Text(verbatim: "–") + scene.time(set).bold()
        }
      case .alwaysUp: Text("weather.page.sun.up")
      case .alwaysDown: Text("weather.page.sun.down")
      case nil: Text(verbatim: "–").bold()
      }
    }
    .lineLimit(1)
  }
}
