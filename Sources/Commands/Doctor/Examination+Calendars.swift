import Almanac
import DDays
import Desk
import Store

extension Examination {
  /// Checks whether the calendars that are followed could be read.
  static let calendars = Examination { context in
    let words = DoctorWords(context)
    guard let store = try? context.store else { return [] }
    let book = CalendarBook(in: store, zone: context.dates.zone)
    book.catchUp(at: context.date)
    let writer = CalendarWriter(
      date: context.date, zone: context.dates.zone, strings: context.strings)
    return ((try? book.calendars()) ?? []).map { calendar in
      let subject = "\(words["calendar"]), \(calendar.name)"
      guard let state = writer.state(of: calendar) else {
        return Finding(.works, subject, calendar.source.shown)
      }
      return Finding(
        .worksPartly, subject, "\(calendar.source.shown): \(state)",
        remedy: words["calendar.remedy"])
    }
  }
}
