import Almanac
import FoundationEssentials
import Glibc
import Timelines
import Views
import Weather

/// A clock to be read from afar: a card or, where it has the screen for itself, its whole face.
struct ClockStandByView: View {
  let entry: ClockEntry
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    ViewThatFits {
      page.inRoom(of: 28, by: 9, alignment: .center)
      card.padding(margins)
    }
  }

  @ViewBuilder private var page: some View {
    switch entry.clock.face {
    case .digital: DigitalStandByView(entry: entry).padding(margins)
    case .analog: AnalogStandByView(entry: entry)
    case .world: WorldStandByView(entry: entry).padding(margins)
    case .solar:
      if let course = SunCourse(entry) {
        SolarStandByView(entry: entry, course: course)
      } else {
        DigitalStandByView(entry: entry).padding(margins)
      }
    }
  }

  @ViewBuilder private var card: some View {
    if entry.clock.face == .analog {
      ClockDial(time: entry.moment.time, hasMarks: true)
    } else {
      StandByCard(entry.clock.main.name) {
        ClockPeriod(time: entry.moment.time).font(.headline)
      } hero: {
        ClockHero(
          time: entry.moment.time, size: StandByHero.size, isOwn: entry.clock.isOwn,
          weight: entry.clock.weight)
      } first: {
        StandByText([entry.longDateText, entry.dateText], weight: .semibold)
      } second: {
        if entry.clock.isOwn {
          WhereDrawn {
            StandByText([SunCourse(entry).map { entry.briefSunText($0) }], weight: .regular)
          }
        } else {
          StandByText([distance], weight: .regular)
        }
      } foot: {
        sunText?.foregroundStyle(.secondary)
      }
    }
  }

  private var sunText: Text? { SunCourse(entry).map { entry.sunText($0) } }

  /// How far another place is from here.
  private var distance: Text {
    entry.distanceText(of: entry.clock.main, from: entry.clock.own)
  }
}

/// Hands on a face as large as the screen, with marks along its edges.
struct AnalogStandByView: View {
  let entry: ClockEntry

  var body: some View {
    ZStack {
      EdgeMarks(isHours: false).fill(.tertiary)
      EdgeMarks(isHours: true).fill(.primary)
      numerals
      entry.weekdayText
        .font(.system(size: 11, weight: .medium))
        .foregroundStyle(.orange)
        .offset(x: 32, y: 26)
      DialHand(turn: Double(time.secondOfDay) / 43_200, length: 0.5, width: 0.075)
        .fill(.primary).widgetAccentable()
      DialHand(turn: Double(time.secondOfDay) / 3600, length: 0.76, width: 0.055)
        .fill(.primary).widgetAccentable()
      Circle().fill(.orange).frame(width: 8, height: 8)
    }
  }

  private var time: CivilTime { entry.moment.time }

  private var numerals: some View {
    VStack {
      numeral(12)
      Spacer(minLength: 0)
      HStack {
        numeral(9)
        Spacer(minLength: 0)
        numeral(3)
      }
      Spacer(minLength: 0)
      numeral(6)
    }
    .padding(EdgeInsets(top: 20, leading: 26, bottom: 20, trailing: 26))
  }

  private func numeral(_ hour: Int) -> some View {
    Text(verbatim: String(hour)).font(.system(size: 13, weight: .medium))
  }
}

/// The marks of the hours, or of the other minutes, along the edges of a rectangle.
struct EdgeMarks: Shape {
  let isHours: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for minute in 0..<60 where minute.isMultiple(of: 5) == isHours {
      path.addRect(mark(of: minute, in: rect.insetBy(dx: 2, dy: 2)))
    }
    return path
  }

  /// A bar from the edge inwards, where a hand of that minute would about reach it. Its place grows
  /// with the sides, so that it stays on its edge.
  private func mark(of minute: Int, in rect: CGRect) -> CGRect {
    let angle = Double(minute) / 30 * .pi
    let (x, y) = (sin(angle) / Self.aspect, -cos(angle))
    let (length, half) = isHours ? (13.0, 1.2) : (5.0, 0.8)
    let reach = max(abs(x), abs(y))
    let place = CGPoint(
      x: rect.midX + rect.width / 2 * x / reach, y: rect.midY + rect.height / 2 * y / reach)
    if abs(y) == reach {
      let top = y < 0 ? place.y : place.y - length
      return CGRect(x: place.x - half, y: top, width: 2 * half, height: length)
    }
    let left = x < 0 ? place.x : place.x - length
    return CGRect(x: left, y: place.y - half, width: length, height: 2 * half)
  }

  /// The width of a screen of 120 columns and 40 rows for its height.
  private static let aspect = 1.45
}

/// The time as large as a screen allows, above the day.
struct DigitalStandByView: View {
  let entry: ClockEntry

  var body: some View {
    VStack(spacing: 6) {
      ClockHero(
        time: entry.moment.time, size: Self.size, isOwn: entry.clock.isOwn,
        weight: entry.clock.weight
      )
      .fontWidth(.expanded)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      HStack(alignment: .bottom, spacing: 12) {
        StandByText([entry.longDateText, entry.dateText], size: 14.5, weight: .regular)
          .foregroundStyle(.secondary)
        ClockPeriod(time: entry.moment.time).font(.headline)
      }
      if !entry.clock.isOwn {
        HStack(spacing: 16) {
          entry.clock.main.name.bold()
          entry.distanceText(of: entry.clock.main, from: entry.clock.own)
            .foregroundStyle(.secondary)
        }
      }
    }
    .padding(.vertical, 4)
  }

  /// 24 of 40 rows.
  private static let size = 80.0
}

/// The sun's way through the day over the whole screen, with the time below its horizon.
struct SolarStandByView: View {
  let entry: ClockEntry
  let course: SunCourse
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.tileSize) private var tileSize

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        if hasSky {
          Earth().fill(Self.earth)
        } else {
          HorizonLine(pen: 1.1).fill(.primary.opacity(0.25))
        }
        SunWayView(course: course, ground: .earth, width: tileSize?.width, pen: 2.2)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(alignment: .leading, spacing: 4) {
        SunEdges(course: course, place: entry.clock.main, width: tileSize?.width)
          .padding(.horizontal, -Self.margin)
        HStack(alignment: .bottom, spacing: 12) {
          ClockHero(time: entry.moment.time, size: 24, isOwn: false)
          ClockPeriod(time: entry.moment.time)
          Spacer(minLength: 0)
          StandByText(
            [entry.sunText(course), entry.briefSunText(course)], size: 11, weight: .regular)
        }
      }
      .padding(EdgeInsets(top: 0, leading: Self.margin, bottom: 8, trailing: Self.margin))
      .background { if hasSky { Self.earth } }
    }
    .background { if hasSky { gradient } }
  }

  private static let margin = 8.0

  private static let earth = Color.black.opacity(0.45)

  private var hasSky: Bool { mode == .fullColor && !isDimmed }

  private var gradient: LinearGradient {
    LinearGradient(colors: course.phase.colors, startPoint: .top, endPoint: .bottom)
  }
}

/// Up to four cities side by side: a dial, bright by day and dark by night, the time and the
/// difference in hours.
struct WorldStandByView: View {
  let entry: ClockEntry
  @Environment(\.tileSize) private var tileSize
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    Grid(horizontalSpacing: Self.gap, verticalSpacing: 4) {
      names
      row { place in
        ClockDial(
          time: place.moment(at: entry.date).time, isDay: place.isDay(at: entry.date),
          hasMarks: true, pen: 2
        )
        .frame(width: side)
        .frame(maxHeight: .infinity)
      }
      row { time(of: $0) }
      row { place in
        StandByText(
          [entry.dayText(of: place, from: entry.clock.own)], size: StandByText.note,
          weight: .regular
        )
        .foregroundStyle(.secondary)
      }
      row { place in
        HStack(spacing: 4) {
          DayNightMark(isDay: place.isDay(at: entry.date))
          entry.leadText(of: place, over: entry.clock.main).foregroundStyle(.secondary)
        }
      }
    }
  }

  private func row(@ViewBuilder _ cell: @escaping (ClockPlace) -> some View) -> some View {
    GridRow(alignment: .top) {
      ForEach(entry.clock.places, id: \.self) { cell($0).frame(maxWidth: .infinity) }
    }
  }

  /// The names in the largest letters in which all of them fit.
  private var names: some View {
    ViewThatFits(in: .horizontal) {
      ForEach([14.5, 12.8, 11.2, 10, 9], id: \.self) { size in
        ForEach([1, 0.88, 0.76], id: \.self) { width in
          names(in: .system(size: size, weight: .semibold).width(Font.Width(width)))
        }
        names(in: .system(size: size).width(.compressed))
      }
      names(in: .headline)
    }
    .lineLimit(1)
  }

  /// Each in the room of the longest, so that a row is as wide as all of them need.
  private func names(in font: Font) -> some View {
    HStack(alignment: .top, spacing: Self.gap) {
      ForEach(entry.clock.places, id: \.self) { place in
        ZStack(alignment: .top) {
          ForEach(entry.clock.places, id: \.self) { $0.name.font(font).hidden() }
          place.name.font(font)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  /// The width of a dial, if that of the room is known.
  private var side: Double? {
    let count = Double(max(1, entry.clock.places.count))
    return tileSize.map {
      ($0.width - margins.leading - margins.trailing - (count - 1) * Self.gap) / count
    }
  }

  private static let gap = 6.0

  private func time(of place: ClockPlace) -> some View {
    HStack(spacing: 2) {
      ClockDigits(time: place.moment(at: entry.date).time)
        .font(.system(size: 16, weight: .semibold))
      ClockPeriod(time: place.moment(at: entry.date).time).fixedSize()
    }
  }
}
