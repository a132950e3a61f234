import Almanac
import FoundationEssentials
import Timelines
import Views
import Weather

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
