import Almanac
import FoundationEssentials
import Reminders

/// The contents of the lists when they were read.
struct ReminderReading {
  let title: String?
  let items: [ReminderItem]
  let fault: AgendaFault?

  /// The maximum number of entries between two readings.
  private static let mostTurns = 100

  init(of shelves: [Shelf], in title: String? = nil) {
    self.title = title
    items = shelves.flatMap(\.items)
    fault = shelves.lazy.compactMap(\.fault).first.map(AgendaFault.file)
  }

  /// A reading of a list that doesn't exist.
  init(missing name: String) {
    (title, items, fault) = (name, [], .noList(name))
  }

  func entry(at date: Date, in zone: Zone) -> ReminderEntry {
    ReminderEntry(
      date: date,
      agenda: DayAgenda(items, of: title, fault: fault, at: date, in: zone))
  }

  /// The dates at which a reminder becomes overdue, or gives up its place after completion.
  func turns(after start: Date, before end: Date, in zone: Zone) -> [Date] {
    let dates = items.compactMap { $0.isDone ? $0.fadingDate : $0.deadline?.end(in: zone) }
    return Array(Set(dates.filter { $0 > start && $0 < end }).sorted().prefix(Self.mostTurns))
  }
}
