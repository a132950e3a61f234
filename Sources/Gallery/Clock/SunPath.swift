import System
import Almanac
import FoundationEssentials
import Timelines
import Views
import Weather

/// The curve of the sun over a day, or a part of it; flat below the horizon, and open around the sun.
struct SunPath: Shape {
  let course: SunCourse
  /// The shares of the day where it begins and ends.
  let range: ClosedRange<Double>
  let ground: SunGround
  /// About the size in which it is drawn.
  let room: CGSize

  private static let pieces = 96

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(shares.map { Self.place($0, of: course, in: rect, ground) })
    return path
  }

  /// The shares of the day that aren't beside the sun. They are the same in every rectangle, because a
  /// path of as many points grows with its rectangle.
  private var shares: [Double] {
    let length = range.upperBound - range.lowerBound
    let count = max(1, Int(bounded: (length * Double(Self.pieces)).rounded(.up)))
    let rect = CGRect(origin: .zero, size: room)
    let sun = Self.place(course.share, of: course, in: rect, ground)
    let halo = Self.radius(of: course, in: rect) + Self.gap
    return (0...count).map { range.lowerBound + length * Double($0) / Double(count) }.filter {
      let place = Self.place($0, of: course, in: rect, ground)
      let (x, y) = (place.x - sun.x, place.y - sun.y)
      return x * x + y * y > halo * halo
    }
  }

  /// Where the sun is at a share of the day.
  static func place(
    _ share: Double, of course: SunCourse, in rect: CGRect, _ ground: SunGround
  ) -> CGPoint {
    let height = course.height(at: share)
    let (horizon, radius) = (ground.horizon(in: rect), radius(in: rect))
    let (most, least) = (course.heights.max() ?? 1, course.heights.min() ?? -1)
    let y =
      height >= 0
      ? horizon - height / max(most, 0.05) * (horizon - rect.minY - radius)
      : horizon + height / min(least, -0.05) * (rect.maxY - horizon - foot)
    return CGPoint(x: rect.minX + radius + share * (rect.width - 2 * radius), y: y)
  }

  /// The position of a share of the day in a room that is high enough for the largest sun.
  static func x(of share: Double, in width: Double) -> Double {
    mostRadius + share * (width - 2 * mostRadius)
  }

  /// The sun's radius; below the horizon it is small, so that it doesn't reach above.
  static func radius(of course: SunCourse, in rect: CGRect) -> Double {
    radius(in: rect) * (course.height(at: course.share) < 0 ? 0.36 : 1)
  }

  /// The radius of the sun by day.
  static func radius(in rect: CGRect) -> Double {
    min(mostRadius, rect.height / 5)
  }

  private static let mostRadius = 20.0
  /// Between the sun and its way, so that it looks round.
  private static let gap = 4.5
  /// What the night's way leaves free below it.
  private static let foot = 6.0
}

/// What lies below the horizon.
enum SunGround: Hashable {
  /// A share of the room, which is filled.
  case earth
  /// A row with a line, and free ones below it.
  case line(rowsBelow: Double)

  /// Where the day begins: at the upper edge of a row of the earth, or in the middle of the line's.
  func horizon(in rect: CGRect) -> Double {
    switch self {
    case .earth: rect.maxY - max(17, (rect.height * 0.16 / 17).rounded() * 17)
    case .line(let rows): rect.maxY - rows * 17 - 8.5
    }
  }
}

/// The line of the horizon.
struct HorizonLine: Shape {
  let pen: Double

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX, y: SunGround.earth.horizon(in: rect), width: rect.width, height: pen))
  }
}

/// What lies below the horizon.
struct Earth: Shape {
  func path(in rect: CGRect) -> Path {
    let horizon = SunGround.earth.horizon(in: rect)
    return Path(
      CGRect(x: rect.minX, y: horizon, width: rect.width, height: rect.maxY - horizon))
  }
}

/// The sun on its way.
struct SunBall: Shape {
  let course: SunCourse
  let ground: SunGround

  func path(in rect: CGRect) -> Path {
    let center = SunPath.place(course.share, of: course, in: rect, ground)
    let radius = SunPath.radius(of: course, in: rect)
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// The sun's way through the day, bright where it has been, with the sun on it.
struct SunWayView: View {
  let course: SunCourse
  let ground: SunGround
  /// The width of the room, if it is known.
  var width: Double?
  /// The width of its line.
  var pen = 7.0

  var body: some View {
    ZStack {
      if case .line(let rows) = ground { line(rowsBelow: rows) }
      SunPath(course: course, range: min(0.999, course.share)...1, ground: ground, room: room)
        .stroke(.primary.opacity(0.6), style: style)
      SunPath(course: course, range: 0...max(0.001, course.share), ground: ground, room: room)
        .stroke(Color("SunWay"), style: style).widgetAccentable()
      SunBall(course: course, ground: ground)
        .fill(Color("SunBall").opacity(course.height(at: course.share) < 0 ? 0.6 : 1))
        .widgetAccentable()
    }
  }

  /// The horizon, open where the way crosses it, for a cell can't show both.
  private func line(rowsBelow rows: Double) -> some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      ZStack(alignment: .leading) {
        ForEach(stretches, id: \.self) { stretch in
          Divider()
            .frame(width: stretch.upperBound - stretch.lowerBound)
            .offset(x: stretch.lowerBound)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Rectangle().fill(.clear).frame(height: rows * 17)
    }
  }

  /// The parts of the horizon; none if the width is unknown.
  private var stretches: [ClosedRange<Double>] {
    guard let width else { return [] }
    let crossings = [course.daylight.sunrise, course.daylight.sunset].compactMap(\.self)
      .map { SunPath.x(of: course.share(of: $0), in: width) }
    let starts = [0] + crossings.map { $0 + Self.opening }
    let ends = crossings.map { $0 - Self.opening } + [width]
    return zip(starts, ends).filter { $0 < $1 }.map { $0...$1 }
  }

  private var room: CGSize { CGSize(width: width ?? 240, height: 136) }

  /// To each side of a crossing.
  private static let opening = 18.0

  private var style: StrokeStyle {
    StrokeStyle(lineWidth: pen, lineCap: .butt, lineJoin: .round)
  }
}

/// The sun's way through a day at a place: its height, and when it is light.
struct SunCourse: Hashable {
  /// The sine of the sun's height, from midnight to midnight.
  let heights: [Double]
  /// The share of the day that has passed.
  let share: Double
  let daylight: Daylight
  let twilight: Twilight
  private let now: Date
  private let start: Date
  private let length: TimeInterval

  private static let steps = 96

  /// Fails if it isn't known where the place is.
  init?(_ entry: ClockEntry) {
    guard let place = entry.clock.main.place else { return nil }
    let zone = entry.clock.main.zone
    let start = zone.startOfDay(entry.moment.day)
    let length = zone.startOfDay(entry.moment.day.advanced(by: 1)).timeIntervalSince(start)
    heights = (0...Self.steps).map { step in
      place.sineOfSun(at: start + length * Double(step) / Double(Self.steps))
    }
    (now, self.start, self.length) = (entry.date, start, length)
    share = Self.share(of: entry.date, from: start, length)
    daylight = Daylight(at: place, around: start + length / 2)
    twilight = Twilight(at: place, around: start + length / 2)
  }

  /// The share of the day that has passed at a date.
  func share(of date: Date) -> Double { Self.share(of: date, from: start, length) }

  private static func share(of date: Date, from start: Date, _ length: TimeInterval) -> Double {
    length > 0 ? date.timeIntervalSince(start) / length : 0
  }

  /// The height at a share of the day.
  func height(at share: Double) -> Double {
    let place = min(max(share, 0), 1) * Double(Self.steps)
    let step = min(Int(bounded: place), Self.steps - 1)
    return heights[step] + (heights[step + 1] - heights[step]) * (place - Double(step))
  }

  var phase: SunPhase {
    if daylight.span?.contains(now) == true { return .day }
    if let dawn = twilight.dawn, let dusk = twilight.dusk, dawn <= now, now < dusk {
      return .twilight
    }
    return .night
  }

  /// What comes next of sunrise and sunset on this day; nil if neither does.
  var next: (isSunset: Bool, date: Date)? {
    if let sunrise = daylight.sunrise, now < sunrise { return (false, sunrise) }
    if let sunset = daylight.sunset, now < sunset { return (true, sunset) }
    return nil
  }
}

/// How light it is.
enum SunPhase {
  case day, twilight, night
}

/// Sunrise and sunset, each below the place where the sun's way crosses the horizon, or at both ends
/// where the two are too close.
struct SunEdges: View {
  let course: SunCourse
  let place: ClockPlace
  /// The width of the sun's way, if it is known.
  let width: Double?
  var hasTwilights = false
  @Environment(\.is24Hour) private var is24Hour

  var body: some View {
    if let crossings {
      let room = min(Self.mostWidth, crossings.set - crossings.rise - 8)
      ZStack(alignment: .topLeading) {
        edge(rise, dawn, .center).frame(width: room).offset(x: start(crossings.rise, room))
        edge(set, dusk, .center).frame(width: room).offset(x: start(crossings.set, room))
      }
      .frame(maxWidth: .infinity, alignment: .topLeading)
    } else {
      HStack(spacing: 8) {
        edge(rise, dawn, .leading)
        Spacer(minLength: 0)
        edge(set, dusk, .trailing)
      }
    }
  }

  private func edge(_ texts: [Text], _ twilight: Text?, _ side: HorizontalAlignment) -> some View {
    VStack(alignment: side, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        ForEach(Array(texts.enumerated()), id: \.offset) { _, text in text.bold(hasTwilights) }
        Text(verbatim: "")
      }
      if hasTwilights { (twilight ?? Text(verbatim: "")).foregroundStyle(.secondary) }
    }
  }

  /// The texts of sunrise, the longer first.
  private var rise: [Text] {
    course.daylight.sunrise.map(time).map {
      [Text("clock.sunrise \($0)"), Text(verbatim: "↑") + $0]
    } ?? []
  }

  private var set: [Text] {
    course.daylight.sunset.map(time).map {
      [Text("clock.sunset \($0)"), Text(verbatim: "↓") + $0]
    } ?? []
  }

  private var dawn: Text? { course.twilight.dawn.map { Text("clock.dawn \(time($0))") } }
  private var dusk: Text? { course.twilight.dusk.map { Text("clock.dusk \(time($0))") } }

  /// Where the way crosses the horizon; nil if it doesn't twice, or not far enough apart.
  private var crossings: (rise: Double, set: Double)? {
    guard let width, let sunrise = course.daylight.sunrise, let sunset = course.daylight.sunset
    else { return nil }
    let rise = SunPath.x(of: course.share(of: sunrise), in: width)
    let set = SunPath.x(of: course.share(of: sunset), in: width)
    return set - rise >= Self.leastWidth + 8 ? (rise, set) : nil
  }

  /// Where a text in the middle below a crossing begins.
  private func start(_ crossing: Double, _ room: Double) -> Double {
    max(0, min((width ?? 0) - room, crossing - room / 2))
  }

  private func time(_ date: Date) -> Text {
    place.moment(at: date).time.digits(is24Hour: is24Hour)
  }

  private static let mostWidth = 128.0
  private static let leastWidth = 72.0
}
