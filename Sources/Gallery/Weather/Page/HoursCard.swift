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
      Int((axis.share(of: $0.date) * Double(columns)).rounded())
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
