import System
import Almanac
import FoundationEssentials
import Pages
import Timelines
import Views
import Weather

/// A card with the temperatures of the coming hours as a curve and the chances of precipitation as
/// bars; pressing an hour selects it.
struct HoursCard: View {
  let scene: WeatherScene
  let room: CardRoom
  @Environment(\.is24Hour) private var is24Hour

  var body: some View {
    WeatherCard(Text("weather.page.hours"), in: room, under: scene.shown.sky) {
      VStack(alignment: .leading, spacing: 0) {
        HourPlot(
          scene: scene, axis: axis, labels: labels, columns: columns, rows: plotRows)
        hours
        if skyRows > 0 {
          HourSkies(scene: scene, labels: labels, columns: columns, rows: skyRows)
        }
        HourChances(
          scene: scene, axis: axis, columns: columns,
          rows: room.innerRows - plotRows - skyRows - 1)
      }
      .overlay(alignment: .topLeading) { targets }
    }
  }

  private var axis: HourAxis { HourAxis(scene.hours(hourCount)) }

  /// About a day, or half a day in narrow room: as many hours as fill it with whole columns.
  private var hourCount: Int {
    let usual = room.innerColumns >= 40 ? 24 : 12
    let pitch = max(1, (room.innerColumns + usual / 2) / usual)
    return room.innerColumns / pitch
  }

  private var columns: Int { axis.evenColumns(of: room.innerColumns) }

  /// The rows of the curve. Where it stays dry, it takes those of the bars as well.
  private var plotRows: Int {
    let rows = room.innerRows - skyRows - 1
    return max(2, axis.staysDry ? rows - 2 : rows * 3 / 5)
  }

  private var skyRows: Int {
    room.innerRows >= 18 && room.columns >= 90 ? 3 : room.innerRows >= 11 ? 1 : 0
  }

  private var labels: [AxisLabel] {
    AxisLabel.row(
      along: axis, in: columns, width: Self.labelColumns, gap: is24Hour ? 0 : 1,
      choosing: scene.shown.date, where: scene.isMarked)
  }

  /// The maximum width of an hour's name; with AM or PM it needs all of it.
  private static let labelColumns = 5

  private var hours: some View {
    Rectangle().fill(.clear)
      .frame(width: .columns(columns), height: .rows(1))
      .overlay(alignment: .topLeading) {
        ForEach(labels, id: \.self) { label in
          name(of: label)
            .frame(width: .columns(label.width), height: .rows(1), alignment: label.side)
            .offset(x: .columns(label.column))
        }
      }
  }

  @ViewBuilder private func name(of label: AxisLabel) -> some View {
    let isChosen = label.hour.date == scene.shown.date
    if label.hour.date == scene.now.date {
      Text("weather.now").font(isChosen ? .headline : .caption)
    } else if isChosen {
      HourLabel(entry: scene.now, date: label.hour.date).font(.headline)
    } else {
      HourLabel(entry: scene.now, date: label.hour.date)
        .font(.caption).foregroundStyle(.secondary)
    }
  }

  /// The area of an hour that responds to presses: half an hour to each side.
  @ViewBuilder private var targets: some View {
    let axis = axis
    let places = axis.hours.map {
      Int(bounded: (axis.share(of: $0.date) * Double(columns)).rounded())
    }
    ForEach(Array(axis.hours.enumerated()), id: \.offset) { index, hour in
      let start = index == 0 ? 0 : (places[index - 1] + places[index]) / 2
      let end =
        index + 1 < places.count ? (places[index] + places[index + 1]) / 2 : columns
      if let url = WeatherGesture.hour(hour.date).url, end > start {
        Link(destination: url) {
          Rectangle().fill(.clear).frame(
            width: .columns(end - start), height: .rows(room.innerRows))
        }
        .offset(x: .columns(start))
      }
    }
  }
}

extension WeatherScene {
  /// Whether the hour is a multiple of three in the place's local time.
  func isMarked(_ hour: Forecast.Hour) -> Bool {
    let time = now.weather.zone.civil(at: hour.date).time
    return time.hour % 3 == 0 && time.minute == 0
  }
}

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
    let middle = Int(bounded: (bar.start + bar.end) / 2 * Double(columns) + 0.001)
    return min(max(0, middle - 1), columns - width)
  }

  @ViewBuilder private var most: some View {
    if let wettest = axis.wettest {
      let hour = scene.now.hour(wettest.date)
      Text("weather.page.most \(Int(wettest.reading.precipitationChance ?? 0)) \(hour)")
    } else if axis.staysDry {
      Text("weather.page.dry")
    }
  }
}

/// The curve of temperatures, with some values above it and a line at the selected hour.
struct HourPlot: View {
  let scene: WeatherScene
  let axis: HourAxis
  /// The hours whose temperatures are written.
  let labels: [AxisLabel]
  let columns: Int
  let rows: Int

  /// The least height of the curve's line in points: half a row.
  private static let pen = 8.5

  var body: some View {
    ZStack(alignment: .topLeading) {
      if !scene.isNow { mark }
      curve
        .frame(width: .columns(columns), height: .rows(curveRows))
        .offset(y: .rows(1))
      ForEach(labels, id: \.self) { label in
        scene.now.text(label.hour.reading.temperature)
          .font(.headline)
          .frame(width: .columns(label.width), height: .rows(1))
          .offset(x: .columns(label.column), y: .rows(row(above: label)))
      }
    }
    .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
  }

  /// The rows of the curve, below a row for the warmest hour's label.
  private var curveRows: Int { max(1, rows - 1) }

  private var curve: some View {
    HourCurve(through: axis.warmth.map { UnitPoint(x: $0.x, y: 1 - $0.y) })
  }

  private var mark: some View {
    Rectangle().fill(.primary.opacity(0.6))
      .frame(width: 4, height: .rows(rows))
      .offset(x: axis.share(of: scene.shown.date) * (.columns(columns) - 4))
  }

  /// The row just above the curve's highest part below a label.
  private func row(above label: AxisLabel) -> Int {
    let highest = (label.column...label.column + label.width).map { column in
      axis.height(at: Double(column) / Double(max(1, columns)))
    }.min()
    let blocks = (highest ?? 0) * (.rows(curveRows) - Self.pen)
    return Int(bounded: blocks / .rows(1))
  }
}

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
