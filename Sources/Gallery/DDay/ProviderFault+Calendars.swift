import DDays
import Store
import Timelines

extension ProviderFault {
  /// Says which calendars couldn't be read, and when to try the servers again that couldn't be
  /// reached; fails if none is known to be out of date.
  init?(_ calendars: CalendarBook) {
    let wrong = ((try? calendars.calendars()) ?? []).filter { $0.lastFault != nil }
    guard !wrong.isEmpty else { return nil }
    self.init(
      key: "dday.fault.calendars", detail: wrong.map(\.name).joined(separator: ", "),
      retry: wrong.filter { $0.lastFault?.isUnreached == true }.compactMap(\.nextAt).min())
  }
}
