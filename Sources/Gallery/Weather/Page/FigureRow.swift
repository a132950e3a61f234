import Views

/// A row with one measured value.
struct FigureRow: View {
  let kind: WeatherFigure.Kind
  let scene: WeatherScene

  var body: some View {
    let figure = scene.figure(kind)
    HStack(spacing: 8) {
      figure.name.foregroundStyle(.secondary).frame(width: .columns(10), alignment: .leading)
      (Text(verbatim: figure.value).bold()
        + Text(verbatim: figure.unit.isEmpty ? "" : " \(figure.unit)"))
        .frame(width: .columns(8), alignment: .leading)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          if kind == .wind, let name = scene.shown.reading?.windName { name }
          figure.note ?? Text(verbatim: "")
        }
        figure.note ?? Text(verbatim: "")
        Text(verbatim: "")
      }
      .foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}
