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
    let minutes = date.minutes(until: next.date)
    let length = Text("clock.length \(minutes / 60) \(minutes % 60)")
    return next.isSunset
      ? Text("clock.until-sunset \(length)") : Text("clock.until-sunrise \(length)")
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
