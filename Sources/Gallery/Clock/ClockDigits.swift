import Almanac
import Timelines
import Views

/// A time in digits, without AM or PM.
struct ClockDigits: View {
  let time: CivilTime
  @Environment(\.is24Hour) private var is24Hour

  var body: some View {
    time.digits(is24Hour: is24Hour)
      .contentTransition(.numericText(value: Double(time.secondOfDay)))
  }
}

/// A time in digits, large and in colour.
struct ClockHero: View {
  let time: CivilTime
  let size: Double
  /// Whether it has the colours of the user's own time.
  var isOwn = true
  var weight = ClockWeight.bold

  var body: some View {
    if isOwn {
      ClockDigits(time: time)
        .font(.system(size: size, weight: weight.font))
        .foregroundStyle(Self.gradient)
        .widgetAccentable()
    } else {
      ClockDigits(time: time).font(.system(size: size, weight: weight.font))
    }
  }

  private static let gradient = LinearGradient(
    colors: [Color("ClockStart"), Color("ClockMiddle"), Color("ClockEnd")], startPoint: .leading,
    endPoint: .trailing)
}

/// AM or PM; empty on a clock of 24 hours.
struct ClockPeriod: View {
  let time: CivilTime
  @Environment(\.is24Hour) private var is24Hour

  var body: some View {
    if !is24Hour { Text(time.hour < 12 ? "date.period.am" : "date.period.pm") }
  }
}

extension CivilTime {
  func digits(is24Hour: Bool) -> Text {
    let shown = is24Hour ? hour : (hour + 11) % 12 + 1
    return Text(verbatim: "\(shown):\(minute < 10 ? "0" : "")\(minute)")
  }
}
