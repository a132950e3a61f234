import DDays
import Store
import Timelines

extension ProviderFault {
  /// Says which calendars couldn't be read; fails if none is known to be out of date.
  init?(_ calendars: CalendarBook) {
    let names = ((try? calendars.calendars()) ?? []).filter { $0.lastFault != nil }.map(\.name)
    guard !names.isEmpty else { return nil }
    self.init(key: "dday.fault.calendars", detail: names.joined(separator: ", "))
  }
}
