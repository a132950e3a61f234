import Almanac
import FoundationEssentials
import Pages
import Views
import Weather

/// A card with the sun's path over the day: its position, sunrise, sunset, the length of the day
/// and what is left of it.
struct SunCard: View {
  let scene: WeatherScene
  let room: CardRoom

  var body: some View {
    WeatherCard(Text("weather.page.sun"), in: room, under: scene.shown.sky) {
      switch SunDay(scene.shown) {
      case .course(let rise, let set, let share): course(rise, set, share)
      case .alwaysUp: Text("weather.page.sun.up").bold()
      case .alwaysDown: Text("weather.page.sun.down").bold()
      case nil: Text(verbatim: "–").bold()
      }
    }
  }

  private func course(_ rise: Date, _ set: Date, _ share: Double?) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      SunWay(share: share, color: Condition.clear.symbolColor(isDay: true, before: scene.shown.sky))
        .frame(width: .columns(room.innerColumns), height: .rows(arcRows))
        .padding(.top, .rows(max(0, room.innerRows - 3 - arcRows) / 2))
      Spacer(minLength: 0)
      Divider().frame(width: .columns(room.innerColumns), height: .rows(1))
      pair(
        Text("weather.page.rise \(scene.time(rise))"), Text("weather.page.set \(scene.time(set))")
      )
      .font(.headline)
      pair(
        Text("weather.page.daylight \(scene.length(from: rise, to: set))"),
        scene.sunLeft(rise, set)
      )
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  /// The rows of the arc, at most a semicircle.
  private var arcRows: Int { max(1, min(room.innerRows - 3, room.innerColumns / 4)) }

  private func pair(_ one: Text, _ other: Text?) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        one
        Spacer(minLength: 0)
        other ?? Text(verbatim: "")
      }
      other ?? one
    }
    .frame(width: .columns(room.innerColumns), alignment: .leading)
  }
}

extension WeatherScene {
  func time(_ date: Date) -> Text { Text(now.weather.shown(date), style: .time) }

  func length(from start: Date, to end: Date) -> Text {
    let minutes = start.minutes(until: end)
    return Text("weather.page.length \(minutes / 60) \(minutes % 60)")
  }

  /// The time until sunset, or until sunrise; nil if unknown.
  func sunLeft(_ rise: Date, _ set: Date) -> Text? {
    if shown.date < rise {
      return Text("weather.page.until-rise \(length(from: shown.date, to: rise))")
    }
    guard shown.date < set else {
      let next = now.weather.forecast.day(shown.today.advanced(by: 1))?.reading.sunrise
      return next.map { Text("weather.page.until-rise \(length(from: shown.date, to: $0))") }
    }
    return Text("weather.page.left \(length(from: shown.date, to: set))")
  }
}
