import FoundationEssentials
import Views
import Weather

/// The chances of precipitation as bars, with numbers above where they fit and the most likely time
/// below; a sentence alone where it stays dry.
struct HourChances: View {
  let scene: WeatherScene
  let axis: HourAxis
  let columns: Int
  let rows: Int

  private static let numberWidth = 4

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if axis.staysDry {
        Spacer(minLength: 0)
      } else {
        numbers
        bars.frame(width: .columns(columns), height: .rows(max(1, rows - 2)))
      }
      HStack(spacing: 8) {
        Text("weather.page.chance").foregroundStyle(.secondary)
        Spacer(minLength: 0)
        most
      }
      .font(.caption)
      .frame(width: .columns(columns))
    }
    .frame(height: .rows(rows))
  }

  @ViewBuilder private var bars: some View {
    if axis.hours.contains(where: { $0.reading.precipitationChance != nil }) {
      ValueBars(
        axis.chances.map {
          ChartBar(from: $0.start, to: $0.end, height: Double($0.chance) / 100)
        }, gaps: .inPlace
      )
      .foregroundStyle(color)
    } else {
      Rectangle().fill(.clear)
    }
  }

  private var color: Color { scene.shown.sky.dropColor }

  private var numbers: some View {
    let bars = axis.chances
    let step = max(1, (Self.numberWidth * bars.count + columns - 1) / max(1, columns))
    return Rectangle().fill(.clear)
      .frame(width: .columns(columns), height: .rows(1))
      .overlay(alignment: .topLeading) {
        ForEach(Array(stride(from: 0, to: bars.count, by: step)), id: \.self) { index in
          if bars[index].chance >= Likelihood.leastPossible {
            Text(verbatim: "\(bars[index].chance)")
              .font(.caption)
              .foregroundStyle(color)
              .offset(x: .columns(column(of: bars[index])))
          }
        }
      }
  }

  /// The column of a number centred on its bar.
  private func column(of bar: ChanceBar) -> Int {
    let width = bar.chance > 99 ? 3 : 2
    // Half a column's rounding would put two numbers side by side.
    let middle = Int((bar.start + bar.end) / 2 * Double(columns) + 0.001)
    return min(max(0, middle - 1), columns - width)
  }

  @ViewBuilder private var most: some View {
    if let wettest = axis.wettest {
      let hour = Text(scene.now.weather.shown(wettest.date), format: .dateTime.hour())
      Text("weather.page.most \(Int(wettest.reading.precipitationChance ?? 0)) \(hour)")
    } else if axis.staysDry {
      Text("weather.page.dry")
    }
  }
}
