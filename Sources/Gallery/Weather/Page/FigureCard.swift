import Pages
import Views

/// A card with one measured value.
struct FigureCard: View {
  let kind: WeatherFigure.Kind
  let scene: WeatherScene
  let room: CardRoom

  var body: some View {
    let figure = scene.figure(kind)
    WeatherCard(figure.name, in: room, under: scene.shown.sky) {
      ViewThatFits(in: .horizontal) {
        ForEach([44.0, 28], id: \.self) { size in
          if size < 40 || room.innerRows > 5 { beside(figure, size: size) }
        }
        below(figure)
      }
      .frame(height: .rows(room.innerRows), alignment: .bottomLeading)
    }
  }

  private func beside(_ figure: WeatherFigure, size: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      number(figure, size: size)
      (figure.note ?? Text(verbatim: "")).font(.caption).foregroundStyle(.secondary)
    }
  }

  private func below(_ figure: WeatherFigure) -> some View { number(figure, size: 28) }

  private func number(_ figure: WeatherFigure, size: Double) -> some View {
    HStack(alignment: .bottom, spacing: 8) {
      figure.number(size).frame(height: .rows(size > 40 ? 4 : 3))
      Text(verbatim: figure.unit).foregroundStyle(.secondary)
    }
  }
}
