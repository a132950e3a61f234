import FoundationEssentials
import Views
import Weather

extension ClockEntry {
  /// How light it is; nil if it isn't known where the place is.
  var sunPhase: SunPhase? { SunCourse(self)?.phase }

  /// The time until sunset or sunrise, or why there is none.
  func sunText(_ course: SunCourse) -> Text {
    guard let next = course.next else {
      return course.daylight.span == nil
        ? Text("clock.sun.down")
        : course.daylight.sunset == nil ? Text("clock.sun.up") : Text("clock.sun.set")
    }
    let length = length(until: next.date)
    return next.isSunset
      ? Text("clock.until-sunset \(length)") : Text("clock.until-sunrise \(length)")
  }

  /// The same with an arrow instead of words.
  func briefSunText(_ course: SunCourse) -> Text {
    guard let next = course.next else { return sunText(course) }
    return Text(verbatim: next.isSunset ? "↓ " : "↑ ") + length(until: next.date)
  }

  private func length(until end: Date) -> Text {
    let minutes = date.minutes(until: end)
    return minutes < 60
      ? Text("clock.length.minutes \(minutes)")
      : Text("clock.length \(minutes / 60) \(minutes % 60)")
  }
}

extension SunPhase {
  /// The colours of the sky.
  var colors: [Color] {
    switch self {
    case .day: [Color("ClearDayTop"), Color("ClearDayMiddle"), Color("ClearDayBottom")]
    case .twilight: [Color("DuskTop"), Color("DuskMiddle"), Color("DuskBottom")]
    case .night: [Color("NightTop"), Color("NightMiddle"), Color("NightBottom")]
    }
  }
}
