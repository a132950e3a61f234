import Almanac
import FoundationEssentials
import Timelines
import Views
import Weather

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
