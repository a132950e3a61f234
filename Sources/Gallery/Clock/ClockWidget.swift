import Almanac
import FoundationEssentials
import Timelines
import Views
import Weather
import WidgetIntents

/// The time, here and elsewhere.
struct ClockWidget: Widget {
  static let kind = "clock"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: ClockIntent.self, provider: ClockProvider()
    ) { entry in
      ClockView(entry: entry).counting24Hours(entry.clock.is24Hour)
    }
    .configurationDisplayName("widget.clock")
    .description("widget.clock.description")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
      .accessoryCorner, .accessoryRectangular, .accessoryInline,
    ])
    .contentMarginsDisabled()
  }
}

/// A dial as large as fits; on wider tiles beside the day and other cities.
struct AnalogClockView: View {
  let entry: ClockEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    switch family {
    case .systemMedium: beside(rows: 8)
    case .systemExtraLarge: beside(rows: 20)
    case .systemLarge: below
    default: dial.padding(margins)
    }
  }

  private var dial: some View {
    ClockDial(time: entry.moment.time, hasMarks: true)
  }

  private func beside(rows: Double) -> some View {
    HStack(alignment: .center, spacing: 24) {
      dial.frame(width: rows * 17)
      VStack(alignment: .leading, spacing: 0) {
        entry.clock.main.name.font(.headline)
        entry.longDateText.foregroundStyle(.secondary)
        Spacer(minLength: 0)
        ClockList(entry: entry)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(margins)
  }

  private var below: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        entry.clock.main.name.font(.headline)
        Spacer(minLength: 0)
        entry.longDateText.foregroundStyle(.secondary)
      }
      dial.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(margins)
  }
}

/// The time in a ring that fills through the day, or a dial.
struct ClockCircularView: View {
  let entry: ClockEntry

  var body: some View {
    if entry.clock.face == .analog {
      ClockDial(time: entry.moment.time)
    } else {
      Gauge(value: Double(entry.moment.time.secondOfDay), in: 0...86_400) {
        ViewThatFits(in: .horizontal) {
          if entry.clock.isOwn { ClockPeriod(time: entry.moment.time) }
          entry.clock.main.name
          Text(verbatim: "")
        }
      } currentValueLabel: {
        ClockDigits(time: entry.moment.time).bold()
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .widgetAccentable()
    }
  }
}

/// The time in a corner, on an arc of the day, with its place.
struct ClockCornerView: View {
  let entry: ClockEntry

  var body: some View {
    CornerGauge(share: Double(entry.moment.time.secondOfDay) / 86_400) {
      ClockDigits(time: entry.moment.time)
    } caption: {
      entry.clock.main.name
    }
  }
}

/// The day and the time until sunset, or the times of several cities, on one row.
struct ClockInlineView: View {
  let entry: ClockEntry
  @Environment(\.is24Hour) private var is24Hour

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if entry.clock.face == .solar, let course = SunCourse(entry) {
        entry.dateText + Text(verbatim: "  ") + entry.sunText(course)
        entry.sunText(course)
      } else if entry.clock.face == .world {
        ForEach([4, 3, 2], id: \.self) { cities($0) }
      } else {
        entry.dateText + Text(verbatim: "  ") + city(entry.clock.main)
      }
      city(entry.clock.main)
      time(entry.clock.main)
    }
  }

  private func cities(_ count: Int) -> Text {
    entry.clock.places.prefix(count).map(city).reduce(nil) { joined, city -> Text? in
      joined.map { $0 + Text(verbatim: " · ") + city } ?? city
    } ?? Text(verbatim: "")
  }

  private func city(_ place: ClockPlace) -> Text {
    place.name + Text(verbatim: " ") + time(place)
  }

  private func time(_ place: ClockPlace) -> Text {
    let time = place.moment(at: entry.date).time
    let digits = time.digits(is24Hour: is24Hour)
    guard !is24Hour else { return digits }
    let period = Text(time.hour < 12 ? "date.period.am" : "date.period.pm")
    return Text("clock.with-period \(digits) \(period)")
  }
}

/// Gives an entry for each minute: hands and the sun move with it, and a numeral can roll only from
/// one entry to the next. An entry is a date; it is drawn when it is shown.
struct ClockProvider: AppIntentTimelineProvider {
  @Dependency private var language: Language
  @Dependency private var places: LocationBook

  private static let minutes = 120
  private static let usualCities = ["london", "new-york", "sydney"]

  func placeholder(in context: Context) -> ClockEntry {
    let place = ClockPlace(of: context.zone, named: .english)
    return ClockEntry(
      date: context.date, clock: ShownClock(face: .digital, main: place, others: [], own: place))
  }

  func snapshot(for configuration: ClockIntent, in context: Context) async throws -> ClockEntry {
    ClockEntry(date: context.date, clock: try clock(configuration, in: context))
  }

  func timeline(
    for configuration: ClockIntent, in context: Context
  ) async throws -> Timeline<ClockEntry> {
    let clock = try clock(configuration, in: context)
    let minute = (context.date.timeIntervalSince1970 / 60).rounded(.down)
    let dates = (1...Self.minutes).map { Date(timeIntervalSince1970: (minute + Double($0)) * 60) }
    return Timeline(
      entries: ([context.date] + dates).map { ClockEntry(date: $0, clock: clock) },
      policy: dates.last.map { .after($0) } ?? .atEnd)
  }

  private func clock(_ configuration: ClockIntent, in context: Context) throws -> ShownClock {
    let own = ClockPlace(of: context.zone, named: language)
    let main = try configuration.city.map(place) ?? home ?? own
    let chosen = [configuration.second, configuration.third, configuration.fourth]
    let others = try zip(chosen, Self.usualCities).compactMap { city, usual in
      if let city { return try place(city) }
      let usual = places.place(called: usual, in: language).flatMap { ClockPlace($0) }
      return usual.flatMap { $0.zone == main.zone ? nil : $0 }
    }
    return ShownClock(
      face: configuration.face, weight: configuration.weight,
      is24Hour: configuration.hours.is24Hour, main: main, others: others, own: own)
  }

  private var home: ClockPlace? {
    places.home.basis == .said ? ClockPlace(places.home.place) : nil
  }

  /// Throws if no city has this name.
  private func place(_ city: CityEntity) throws -> ClockPlace {
    guard let place = city.place.flatMap({ ClockPlace($0) }) else { throw CityError(name: city.id) }
    return place
  }
}

/// The time in other cities, or the sun's times of the day.
struct ClockRectangularView: View {
  let entry: ClockEntry

  var body: some View {
    RowsThatFit(2...4) {
      rows($0)
    } rest: {
      heading
    }
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      if entry.clock.face == .solar, let course = SunCourse(entry) {
        entry.sunText(course)
        if count > 2 { entry.dateText.foregroundStyle(.secondary) }
      } else {
        ForEach(Array(entry.clock.others.prefix(count - 1)), id: \.self) { place in
          HStack(spacing: 8) {
            place.name.foregroundStyle(.secondary)
            Spacer(minLength: 0)
            ClockDigits(time: place.moment(at: entry.date).time)
            ClockPeriod(time: place.moment(at: entry.date).time)
          }
        }
      }
    }
  }

  private var heading: some View {
    HStack(spacing: 8) {
      entry.clock.main.name
      Spacer(minLength: 0)
      ClockDigits(time: entry.moment.time)
      ClockPeriod(time: entry.moment.time)
    }
    .bold()
    .widgetAccentable()
  }
}

/// The clock widget, with a layout for each face and family.
struct ClockView: View {
  let entry: ClockEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    content
      .lineLimit(1)
      .accessibilityLabel(entry.reading)
      .containerBackground(gradient, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular: ClockCircularView(entry: entry)
    case .accessoryCorner: ClockCornerView(entry: entry)
    case .accessoryRectangular: ClockRectangularView(entry: entry)
    case .accessoryInline: ClockInlineView(entry: entry)
    case .systemSmall where isAfar: ClockStandByView(entry: entry)
    default: system
    }
  }

  @ViewBuilder private var system: some View {
    switch entry.clock.face {
    case .analog: AnalogClockView(entry: entry)
    case .world: WorldClockView(entry: entry).padding(margins)
    case .solar: SolarClockView(entry: entry).padding(margins)
    case .digital: DigitalClockView(entry: entry).padding(margins)
    }
  }

  private var gradient: LinearGradient {
    let phase = entry.clock.face == .solar ? entry.sunPhase : nil
    return LinearGradient(
      colors: phase?.colors ?? Self.colors(isOwn: entry.clock.isOwn), startPoint: .top,
      endPoint: .bottom)
  }

  private static func colors(isOwn: Bool) -> [Color] {
    isOwn
      ? [Color("ClockTop"), Color("ClockBottom")]
      : [Color("NightTop"), Color("NightMiddle")]
  }
}
