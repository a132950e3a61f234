import Almanac
import FoundationEssentials
import Glibc
import Pages
import Views
import Weather

/// The page on a large screen: now beside the hours, and a card for each measured value.
struct WeatherWidePage: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 16) {
        WeatherHero(scene: scene, columns: heroColumns - 2, rows: upperRows)
          .padding(.leading, 16)
        HoursCard(
          scene: scene, room: CardRoom(columns: columns - heroColumns - 2, rows: upperRows))
      }
      VisitRow(scene: scene, columns: columns)
      HStack(alignment: .top, spacing: 16) {
        WeekCard(scene: scene, room: CardRoom(columns: weekColumns, rows: lowerRows))
        VStack(alignment: .leading, spacing: 17) {
          HStack(spacing: 16) {
            SunCard(
              scene: scene, room: CardRoom(columns: halves[0], rows: lowerRows - figureRows - 1))
            WindCard(
              scene: scene, room: CardRoom(columns: halves[1], rows: lowerRows - figureRows - 1))
          }
          HStack(spacing: 16) {
            ForEach(Array(figures.enumerated()), id: \.offset) { index, kind in
              FigureCard(
                kind: kind, scene: scene, room: CardRoom(columns: parts[index], rows: figureRows))
            }
          }
        }
      }
    }
  }

  private var heroColumns: Int { columns >= 150 ? 44 : 38 }
  private var upperRows: Int { max(14, (rows - 1) * 3 / 7) }
  private var lowerRows: Int { rows - upperRows - 1 }
  private var figureRows: Int { lowerRows >= 28 ? 9 : 7 }
  private var weekColumns: Int { columns * 39 / 100 }
  private var rest: Int { columns - weekColumns - 2 }
  private var halves: [Int] { rest.split(into: 2, gap: 2) }

  private var figures: [WeatherFigure.Kind] {
    rest >= 105 ? [.feels, .humidity, .rain, .uv, .pressure] : [.humidity, .uv, .pressure]
  }

  private var parts: [Int] { rest.split(into: figures.count, gap: 2) }
}

extension Int {
  /// The lengths of parts with gaps between them; the first ones are longer if there is a
  /// remainder.
  func split(into count: Int, gap: Int) -> [Int] {
    let room = Swift.max(0, self - gap * (count - 1))
    return (0..<count).map { room / count + ($0 < room % count ? 1 : 0) }
  }
}

/// A compass ring with north at the top, and an arrow that flies with the wind.
struct CompassRose: View {
  /// The direction from which the wind comes, in degrees clockwise from north; nil if it is calm.
  let degrees: UInt16?

  var body: some View {
    VStack(spacing: 0) {
      Text("weather.page.north").font(.caption).foregroundStyle(.secondary)
      ZStack {
        Circle().strokeBorder(.primary.opacity(0.3), lineWidth: 17.0 / 3)
        if let degrees { WindArrow(degrees: Double(degrees)).fill(.primary) }
      }
    }
  }
}

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

/// A dart in the middle of a circle, pointing where the wind goes: on few blocks the head of an arrow
/// with a shaft is a lump.
struct WindArrow: Shape {
  /// The direction from which the wind comes, clockwise from north.
  let degrees: Double

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let angle = degrees * .pi / 180
    // `along` points where the wind goes, `across` to its side.
    func place(_ along: Double, _ across: Double) -> CGPoint {
      CGPoint(
        x: rect.midX + radius * (-sin(angle) * along + cos(angle) * across),
        y: rect.midY + radius * (cos(angle) * along + sin(angle) * across))
    }
    var path = Path()
    let corners = [
      place(0.8, 0), place(-0.68, 0.4), place(-0.34, 0), place(-0.68, -0.4),
    ]
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.closeSubpath()
    return path
  }
}

/// A card with the wind's speed and direction, on a compass and in words.
struct WindCard: View {
  let scene: WeatherScene
  let room: CardRoom

  var body: some View {
    WeatherCard(Text("weather.page.wind"), in: room, under: scene.shown.sky) {
      HStack(alignment: .center, spacing: 16) {
        CompassRose(degrees: scene.shown.reading?.blowing)
          .frame(width: .columns((side - 1) * 2), height: .rows(side))
        words
      }
      .frame(height: .rows(room.innerRows))
    }
  }

  /// The rows of the compass: as many as fit beside the text.
  private var side: Int { max(3, min(room.innerRows, (room.innerColumns - 13) / 2 + 1)) }

  private var words: some View {
    let figure = scene.figure(.wind)
    return VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .bottom, spacing: 8) {
        figure.number(room.innerRows >= 7 ? 44 : 28).frame(
          height: .rows(room.innerRows >= 7 ? 4 : 3))
        Text(verbatim: figure.unit).foregroundStyle(.secondary)
      }
      .padding(.bottom, room.innerRows >= 7 ? 17 : 0)
      (scene.shown.reading?.windName ?? Text(verbatim: "–")).font(.headline)
      (figure.note ?? Text(verbatim: "")).font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension WeatherSample {
  /// The direction of the wind; nil if it is calm.
  var blowing: UInt16? { (windSpeed?.metresPerSecond ?? 0) >= 0.5 ? windDirection : nil }

  /// The name of the wind; nil if unknown.
  var windName: Text? {
    guard let windSpeed else { return nil }
    if windSpeed.metresPerSecond < 0.5 { return Text("weather.wind.calm") }
    return windDirection.map { Text(LocalizedStringKey(CompassPoint(degrees: $0).nameKey)) }
  }
}
