import Pages
import Views
import Weather

/// A card with all measured values, as many as fit.
struct FiguresCard: View {
  let scene: WeatherScene
  let room: CardRoom

  private static let kinds: [WeatherFigure.Kind] = [
    .wind, .humidity, .uv, .pressure, .rain, .feels,
  ]

  var body: some View {
    WeatherCard(Text("weather.page.measured"), in: room, under: scene.shown.sky) {
      VStack(alignment: .leading, spacing: 0) {
        SunRow(scene: scene)
        ForEach(Array(Self.kinds.prefix(max(0, room.innerRows - 1))), id: \.self) { kind in
          FigureRow(kind: kind, scene: scene)
        }
      }
    }
  }
}

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

/// A measured value and its meaning.
struct WeatherFigure {
  enum Kind: String, CaseIterable {
    case wind, humidity, uv, pressure, rain, feels
  }

  let kind: Kind
  /// A dash if unknown.
  let value: String
  let unit: String
  var note: Text?

  var name: Text { Text(LocalizedStringKey("weather.page.\(kind.rawValue)" as String)) }

  func number(_ size: Double) -> some View { Text(verbatim: value).font(.system(size: size)) }
}

extension WeatherScene {
  func figure(_ kind: WeatherFigure.Kind) -> WeatherFigure {
    let (reading, units) = (shown.reading, now.weather.units)
    func figure(_ value: Int?, _ unit: String, _ note: Text?) -> WeatherFigure {
      WeatherFigure(
        kind: kind, value: value.map { "\($0)" } ?? "–", unit: value == nil ? "" : unit,
        note: value == nil ? nil : note)
    }
    switch kind {
    case .wind:
      let gusts = reading?.gusts.map { $0.whole(in: units.wind) }
      return figure(
        reading?.windSpeed?.whole(in: units.wind), units.wind.symbol,
        gusts.map { Text("weather.page.gusts \($0)") })
    case .humidity:
      return figure(
        reading?.humidity.map { Int($0) }, "%",
        reading?.dewPoint.map { Text("weather.page.dew \(shown.degrees($0))") })
    case .uv:
      let level = reading?.uvIndex.map { UVLevel(index: $0) }
      return figure(
        reading?.uvIndex.map { Int($0) }, "", level.map { Text(LocalizedStringKey($0.nameKey)) })
    case .pressure: return figure(reading?.pressure.map { Int($0) }, "hPa", pressureTrend)
    case .rain:
      let fallen = shown.day?.precipitation?.written(in: units.precipitation).split(separator: " ")
      return WeatherFigure(
        kind: kind, value: fallen?.first.map(String.init) ?? "–",
        unit: fallen?.last.map(String.init) ?? "",
        note: shown.day?.precipitationChance.map { Text("weather.page.likely \(Int($0))") })
    case .feels:
      let felt = reading?.feelsLike.map(shown.degrees)
      return WeatherFigure(
        kind: kind, value: felt.map { "\($0)°" } ?? "–", unit: "", note: feltDifference)
    }
  }

  /// The change of pressure in the next three hours; nil if unknown.
  private var pressureTrend: Text? {
    guard let now = reading(after: 0)?.pressure, let then = reading(after: 3)?.pressure else {
      return nil
    }
    let arrow = then > now ? "↑" : then < now ? "↓" : "→"
    return Text(verbatim: "\(arrow) ")
      + Text("weather.page.in-three-hours \(Text(verbatim: "\(then)"))")
  }

  private var feltDifference: Text? {
    guard let reading = shown.reading, let felt = reading.feelsLike else { return nil }
    let difference = shown.degrees(felt) - shown.degrees(reading.temperature)
    return difference == 0
      ? Text("weather.page.feels.same")
      : difference > 0
        ? Text("weather.page.feels.warmer \(difference)")
        : Text("weather.page.feels.colder \(-difference)")
  }
}
