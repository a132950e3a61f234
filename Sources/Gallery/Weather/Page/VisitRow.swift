import Views

/// A row between parts of the page, with what can be done with the place.
struct VisitRow: View {
  let scene: WeatherScene
  let columns: Int

  var body: some View {
    Rectangle().fill(.clear)
      .frame(width: .columns(columns), height: .rows(1))
      .overlay(alignment: .leading) {
        if let visit = scene.visit { LocationButtons(visit: visit) }
      }
  }
}
