import Almanac
import FoundationEssentials
import Timelines
import Views
import Weather

/// The sun's way through the day above the time, with dawn and dusk where there is room.
struct SolarClockView: View {
  let entry: ClockEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.is24Hour) private var is24Hour
  @Environment(\.tileSize) private var tileSize
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    if let course = SunCourse(entry) {
      content(course)
    } else {
      DigitalClockView(entry: entry)
    }
  }

  @ViewBuilder private func content(_ course: SunCourse) -> some View {
    switch family {
    case .systemSmall:
      VStack(alignment: .leading, spacing: 0) {
        heading
        way(course, rowsBelow: 0, width: width)
        HStack(spacing: 8) {
          ClockDigits(time: entry.moment.time).bold()
          ClockPeriod(time: entry.moment.time)
          Spacer(minLength: 0)
          brief(course)
        }
      }
    case .systemMedium:
      HStack(spacing: Self.gap) {
        VStack(alignment: .leading, spacing: 0) {
          heading
          ClockHero(time: entry.moment.time, size: 48, isOwn: false)
            .frame(height: 68, alignment: .topLeading)
            .padding(.top, 17)
          Spacer(minLength: 0)
          left(course).foregroundStyle(.secondary)
        }
        .frame(width: Self.timeWidth, alignment: .leading)
        VStack(spacing: 0) {
          way(course, rowsBelow: 1, width: beside)
          SunEdges(course: course, place: entry.clock.main, width: beside)
        }
      }
    default: tall(course)
    }
  }

  private func tall(_ course: SunCourse) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        heading
        entry.longDateText
      }
      way(course, rowsBelow: 2, width: width)
      SunEdges(course: course, place: entry.clock.main, width: width, hasTwilights: true)
      HStack(alignment: .bottom, spacing: 8) {
        ClockHero(time: entry.moment.time, size: 60, isOwn: false)
          .frame(height: 85, alignment: .topLeading)
          .fixedSize()
        ClockPeriod(time: entry.moment.time)
        Spacer(minLength: 0)
        left(course).bold()
      }
      .padding(.top, 17)
    }
  }

  private var heading: some View {
    HStack(spacing: 8) {
      entry.clock.main.name.font(.headline)
      Spacer(minLength: 0)
    }
  }

  private func way(_ course: SunCourse, rowsBelow rows: Double, width: Double?) -> some View {
    SunWayView(course: course, ground: .line(rowsBelow: rows), width: width)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// The width inside the margins, if it is known: a column less than might fit.
  private var width: Double? {
    tileSize.map { $0.width - 8 - margins.leading - margins.trailing }
  }

  /// The width beside the time.
  private var beside: Double? { width.map { $0 - Self.timeWidth - Self.gap } }

  private static let timeWidth = 152.0
  private static let gap = 24.0

  private func time(_ date: Date) -> Text {
    entry.clock.main.moment(at: date).time.digits(is24Hour: is24Hour)
  }

  private func brief(_ course: SunCourse) -> some View {
    HStack(spacing: 0) {
      if let next = course.next {
        Text(verbatim: next.isSunset ? "↓" : "↑") + time(next.date)
      }
    }
    .foregroundStyle(.secondary)
  }

  private func left(_ course: SunCourse) -> some View {
    ViewThatFits(in: .horizontal) {
      entry.sunText(course)
      entry.briefSunText(course)
    }
  }
}
