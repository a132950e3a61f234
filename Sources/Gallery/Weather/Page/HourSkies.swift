import Views
import Weather

/// The conditions of some of the coming hours, below their labels.
struct HourSkies: View {
  let scene: WeatherScene
  let labels: [AxisLabel]
  let columns: Int
  let rows: Int

  var body: some View {
    Rectangle().fill(.clear)
      .frame(width: .columns(columns), height: .rows(rows))
      .overlay(alignment: .topLeading) {
        ForEach(labels, id: \.self) { label in
          WeatherSymbol(
            condition: label.hour.reading.condition, isDay: label.hour.reading.isDay,
            sky: scene.shown.sky, size: rows > 1 ? 51 : 17
          )
          .frame(width: .columns(label.width), height: .rows(rows), alignment: label.side)
          .offset(x: .columns(label.column))
        }
      }
  }
}
