import Almanac
import Timelines
import Views

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
