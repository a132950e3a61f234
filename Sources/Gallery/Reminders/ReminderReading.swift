import Almanac
import FoundationEssentials
import Reminders

/// The contents of the lists when they were read.
struct ReminderReading {
  let title: String?
  let items: [ReminderItem]
  let fault: AgendaFault?
  /// The page that shows them all.
  let link: ReminderLink

  /// The maximum number of entries between two readings.
  private static let mostTurns = 100

  init(of shelves: [Shelf], in title: String? = nil, behind link: ReminderLink = .all) {
    (self.title, self.link) = (title, link)
    items = shelves.flatMap(\.items)
    fault = shelves.lazy.compactMap(\.fault).first.map(AgendaFault.file)
  }

  /// A reading of a list that doesn't exist.
  init(missing name: String) {
    (title, items, fault, link) = (name, [], .noList(name), .all)
  }

  func entry(at date: Date, in zone: Zone) -> ReminderEntry {
    var agenda = DayAgenda(items, of: title, fault: fault, at: date, in: zone)
    agenda.link = link
    return ReminderEntry(date: date, agenda: agenda)
  }

  /// The dates at which a reminder becomes overdue, or gives up its place after completion.
  func turns(after start: Date, before end: Date, in zone: Zone) -> [Date] {
    let dates = items.compactMap { $0.isDone ? $0.fadingDate : $0.deadline?.end(in: zone) }
    return Array(Set(dates.filter { $0 > start && $0 < end }).sorted().prefix(Self.mostTurns))
  }
}
