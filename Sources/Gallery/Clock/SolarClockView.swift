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
        SunWayView(course: course).frame(maxWidth: .infinity, maxHeight: .infinity)
        HStack(spacing: 8) {
          ClockDigits(time: entry.moment.time).bold()
          ClockPeriod(time: entry.moment.time)
          Spacer(minLength: 0)
          brief(course)
        }
      }
    case .systemMedium:
      HStack(spacing: 24) {
        VStack(alignment: .leading, spacing: 0) {
          heading
          ClockHero(time: entry.moment.time, size: 48, isOwn: false)
            .frame(height: 68, alignment: .topLeading)
            .padding(.top, 17)
          Spacer(minLength: 0)
          left(course).foregroundStyle(.secondary)
        }
        .frame(width: 152, alignment: .leading)
        VStack(spacing: 0) {
          SunWayView(course: course).frame(maxWidth: .infinity, maxHeight: .infinity)
          edges(course)
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
      SunWayView(course: course).frame(maxWidth: .infinity, maxHeight: .infinity)
      edges(course).bold()
      twilights(course).foregroundStyle(.secondary)
      HStack(alignment: .bottom, spacing: 8) {
        ClockHero(time: entry.moment.time, size: 60, isOwn: false)
          .frame(height: 85, alignment: .topLeading)
          .fixedSize()
        ClockPeriod(time: entry.moment.time)
        Spacer(minLength: 0)
        ViewThatFits(in: .horizontal) {
          left(course)
          entry.briefSunText(course)
        }
        .bold()
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

  /// Sunrise and sunset at both ends.
  private func edges(_ course: SunCourse) -> some View {
    ViewThatFits(in: .horizontal) {
      ends(
        course.daylight.sunrise.map { Text("clock.sunrise \(time($0))") },
        course.daylight.sunset.map { Text("clock.sunset \(time($0))") })
      ends(
        course.daylight.sunrise.map { Text(verbatim: "↑") + time($0) },
        course.daylight.sunset.map { Text(verbatim: "↓") + time($0) })
    }
  }

  private func twilights(_ course: SunCourse) -> some View {
    ends(
      course.twilight.dawn.map { Text("clock.dawn \(time($0))") },
      course.twilight.dusk.map { Text("clock.dusk \(time($0))") })
  }

  private func ends(_ start: Text?, _ end: Text?) -> some View {
    HStack(spacing: 8) {
      start ?? Text(verbatim: "")
      Spacer(minLength: 0)
      end ?? Text(verbatim: "")
    }
  }

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

  private func left(_ course: SunCourse) -> Text { entry.sunText(course) }
}
