import Almanac
import Diary
import FoundationEssentials
import Store
import Timelines
import WidgetIntents

/// The reminders from a date on.
struct ReminderEntry: TimelineEntry, Hashable {
  let date: Date
  let agenda: DayAgenda

  /// Relevant from an hour before a reminder is due until an hour after.
  var relevance: TimelineEntryRelevance? {
    let urgent = agenda.chores.filter { !$0.isDone }.compactMap { $0.due?.date }
      .filter { abs(date.timeIntervalSince($0)) <= ReminderReading.urgency }
    return urgent.max().map { latest in
      TimelineEntryRelevance(
        score: Float(urgent.count),
        duration: (latest + ReminderReading.urgency).timeIntervalSince(date))
    }
  }

  /// A sample.
  static func sample(at date: Date) -> ReminderEntry {
    let chores = [
      Chore(id: "1", title: .sample("reminders.sample.shopping"), isDone: true),
      Chore(id: "2", title: .sample("reminders.sample.dentist"), due: DueTime(.today)),
      Chore(id: "3", title: .sample("reminders.sample.post")),
    ]
    return ReminderEntry(
      date: date, agenda: DayAgenda(chores: chores, openCount: 2, doneCount: 1))
  }
}

/// The widget's settings: the list to show.
struct ReminderListIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "reminders.configuration"
  static let description: IntentDescription = "reminders.configuration.description"

  /// Nil for all lists.
  @Parameter(
    title: "reminders.configuration.list", description: "reminders.configuration.list.note")
  var list: ReminderListEntity?

  static var parameterSummary: some ParameterSummary {
    Summary("reminders.configuration.summary \(\.$list)")
  }
}

/// A list of reminders as users choose it: by name, ignoring case.
struct ReminderListEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "reminders.configuration.list"
  static let defaultQuery = ReminderListQuery()

  let id: String
  /// Nil if there is no such list.
  let list: ReminderList?

  var _isThere: Bool { list != nil }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(list?.name ?? id))
  }
}

/// Finds lists of reminders by name.
struct ReminderListQuery: EntityStringQuery {
  @Dependency private var store: Store
  @Dependency private var now: Now

  private var book: ReminderBook { ReminderBook(in: store, zone: now.zone) }

  func entities(for identifiers: [String]) async throws -> [ReminderListEntity] {
    try identifiers.map { ReminderListEntity(id: $0, list: try book.list(named: $0)) }
  }

  func suggestedEntities() async throws -> [ReminderListEntity] {
    try book.lists().map { ReminderListEntity(id: $0.name, list: $0) }
  }

  func entities(matching string: String) async throws -> [ReminderListEntity] {
    let words = string.lowercased()
    return try await suggestedEntities().filter { $0.id.lowercased().contains(words) }
  }
}

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

extension Weekday {
  /// The localization key of its short name.
  var key: String { "date.weekday.\(rawValue).abbreviated" }
}
