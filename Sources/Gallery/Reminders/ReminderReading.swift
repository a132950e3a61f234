import Almanac
import FoundationEssentials
import Diary

/// What widgets show of the reminders from a date to the next, however many there are.
struct ReminderReading {
  private let title: String?
  private var fault: AgendaFault?
  /// The page that shows them all.
  private let link: ReminderLink
  private let (start, end): (Date, Date)
  private let zone: Zone
  private var selections: [DaySelection]
  private var turnDates: Set<Date> = []
  private var count = 0

  /// The seconds before and after a due time for which a reminder is what matters most.
  static let urgency: TimeInterval = 3600

  /// The maximum number of entries between two readings.
  private static let mostTurns = 100

  /// Reads the lists, or one of them, by a function that passes on their reminders.
  init(
    from start: Date, to end: Date, in zone: Zone, of title: String? = nil,
    behind link: ReminderLink = .all, by read: ((ReminderItem) -> Void) throws -> TodoFileError?
  ) rethrows {
    self.init(from: start, to: end, in: zone, of: title, behind: link)
    fault = try read { take($0) }.map(AgendaFault.file)
  }

  /// A reading of a list that doesn't exist.
  init(missing name: String, from start: Date, to end: Date, in zone: Zone) {
    self.init(from: start, to: end, in: zone, of: name, behind: .all)
    fault = .noList(name)
  }

  private init(
    from start: Date, to end: Date, in zone: Zone, of title: String?, behind link: ReminderLink
  ) {
    (self.title, self.link, self.zone) = (title, link, zone)
    (self.start, self.end) = (start, end)
    let days = [start, end].map { zone.civil(at: $0).day }
    selections = (days[0] == days[1] ? [days[0]] : days).map { DaySelection(of: $0, from: start) }
  }

  private mutating func take(_ item: ReminderItem) {
    let due = item.deadline?.end(in: zone)
    let key = DaySelection.Key(due: due ?? .distantFuture, index: count)
    count += 1
    for index in selections.indices { selections[index].take(item, at: key) }
    note(item.isDone ? item.fadingDate : due)
    if !item.isDone, case .date(let date)? = item.deadline { note(date - Self.urgency) }
  }

  private mutating func note(_ turn: Date?) {
    guard let turn, start < turn, turn < end else { return }
    turnDates.insert(turn)
    // Those beyond the first ones don't matter, and need not be sorted out each time.
    if turnDates.count > 8 * Self.mostTurns { turnDates = Set(turns) }
  }

  /// The dates at which a reminder becomes urgent or overdue, or gives up its place after completion.
  var turns: [Date] { Array(turnDates.sorted().prefix(Self.mostTurns)) }

  func entry(at date: Date) -> ReminderEntry {
    let day = zone.civil(at: date).day
    var agenda =
      selections.first { $0.day == day }
      .map { DayAgenda($0, of: title, fault: fault, at: date, in: zone) }
      ?? DayAgenda(title: title, fault: fault)
    agenda.link = link
    return ReminderEntry(date: date, agenda: agenda)
  }
}
