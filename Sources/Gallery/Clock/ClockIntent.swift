import Almanac
import FoundationEssentials
import Timelines
import Views
import Weather
import WidgetIntents

/// The widget's settings: the face, how heavy its digits are, and the cities whose time it shows.
struct ClockIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "clock.configuration"
  static let description: IntentDescription = "clock.configuration.description"

  @Parameter(title: "clock.configuration.face", default: .digital)
  var face: ClockFace

  @Parameter(title: "clock.configuration.weight", default: .bold)
  var weight: ClockWeight

  @Parameter(title: "weather.choice.hours", default: .automatic)
  var hours: HourChoice

  /// Nil for home if somebody has said where that is, and else for the system's time zone.
  @Parameter(title: "clock.configuration.city")
  var city: CityEntity?

  /// Nil for London.
  @Parameter(title: "clock.configuration.second")
  var second: CityEntity?

  /// Nil for New York.
  @Parameter(title: "clock.configuration.third")
  var third: CityEntity?

  /// Nil for Sydney.
  @Parameter(title: "clock.configuration.fourth")
  var fourth: CityEntity?
}

/// How a clock shows the time.
enum ClockFace: String, AppEnum {
  case digital, analog, world, solar

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "clock.configuration.face"
  static let caseDisplayRepresentations: [ClockFace: DisplayRepresentation] = [
    .digital: "clock.face.digital", .analog: "clock.face.analog", .world: "clock.face.world",
    .solar: "clock.face.solar",
  ]
}

/// How heavy the digits of a clock are.
enum ClockWeight: String, AppEnum {
  case thin, medium, bold

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "clock.configuration.weight"
  static let caseDisplayRepresentations: [ClockWeight: DisplayRepresentation] = [
    .thin: "clock.weight.thin", .medium: "clock.weight.medium", .bold: "clock.weight.bold",
  ]

  var font: Font.Weight {
    switch self {
    case .thin: .regular
    case .medium: .semibold
    case .bold: .bold
    }
  }
}

/// A place with its time zone.
struct ClockPlace: Hashable, Sendable {
  /// The localization key of its name, or the name itself.
  let nameKey: String
  let zone: Zone
  /// Where it is; nil if only its time zone is known.
  let place: Location?

  /// Fails if the system doesn't know its time zone.
  init?(_ place: Location) {
    guard let zone = try? Zone(named: place.zoneName) else { return nil }
    (nameKey, self.zone, self.place) = (place.nameKey, zone, place)
  }

  /// A city of a time zone, or the zone alone if none is known.
  init(of zone: Zone, named language: Language) {
    place = Gazetteer().city(of: zone.name)?.place(in: language)
    (nameKey, self.zone) = (place?.nameKey ?? Gazetteer.name(of: zone.name), zone)
  }

  func moment(at date: Date) -> CivilMoment { zone.civil(at: date) }

  /// How many seconds its clocks are ahead of another place's.
  func lead(over other: ClockPlace, at date: Date) -> Int {
    moment(at: date).seconds - other.moment(at: date).seconds
  }

  /// Whether the sun is up; without a known position, whether it is between six and six.
  func isDay(at date: Date) -> Bool {
    place.map { $0.daytime(at: date).isDay } ?? (6..<18 ~= moment(at: date).time.hour)
  }
}

/// Other cities with their time, as many as fit.
struct ClockList: View {
  let entry: ClockEntry
  /// Whether each has its difference.
  var hasLeads = false
  @Environment(\.is24Hour) private var is24Hour

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach([17.0, 0], id: \.self) { gap in
        if others.count > 2 { rows(3, gap: gap) }
        if others.count > 1 { rows(2, gap: gap) }
      }
      rows(1, gap: 0)
      Text(verbatim: "")
    }
  }

  private var others: [ClockPlace] { entry.clock.others }

  private func rows(_ count: Int, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(Array(others.prefix(count)), id: \.self) { place in
        HStack(spacing: 8) {
          place.name.foregroundStyle(.secondary)
          Spacer(minLength: 0)
          if hasLeads {
            entry.leadText(of: place, over: entry.clock.main).foregroundStyle(.secondary)
          }
          ClockDigits(time: place.moment(at: entry.date).time).bold().fixedSize()
          ClockPeriod(time: place.moment(at: entry.date).time).fixedSize()
        }
      }
    }
  }
}
