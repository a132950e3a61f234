import DDays
import FoundationEssentials
import Store
import Timelines

/// A widget's part in keeping the calendars on the web up to date: asks for the next one that is due.
struct CalendarUpkeep {
  private let isMore: Bool
  private let next: Date?

  /// The time in seconds after which calendars are tried again if the store takes no changes.
  private static let pause: TimeInterval = 300

  /// A widget that is asked for the first time shows what is known. It is asked again at once, and
  /// takes the time that calendars on the web take.
  init(of calendars: CalendarBook, for widget: String, at date: Date, by asker: CalendarAsker) {
    guard asker.asksByItself else {
      (isMore, next) = (false, nil)
      return
    }
    calendars.hearOfNetwork(by: asker)
    isMore = asker.isFirst(widget) || calendars.askForNext(at: date, by: asker)
    next = calendars.nextAsking(after: date)
  }

  /// The date at which to ask for a calendar again; nil if none is on the web.
  func nextDate(after date: Date) -> Date? {
    // A store that takes no changes isn't asked in vain all the time.
    next == date && !isMore ? date + Self.pause : next
  }

  /// Whether there is something to ask for at once.
  func isPreliminary(at date: Date) -> Bool { next == date && isMore }
}

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
