import Almanac
import Diary
import FoundationEssentials
import Store
import Timelines
import WidgetIntents

/// Adds a reminder, or writes one anew.
struct KeepReminderIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.page.keep"

  /// Nil for a new one.
  @Parameter(title: "reminders.toggle.item")
  var item: String?

  @Parameter(title: "reminders.page.title")
  var words: String

  /// The due time as todo.txt writes it; nil if it has none.
  @Parameter(title: "reminders.page.due")
  var due: String?

  @Parameter(title: "reminders.page.repeats")
  var repeats: String?

  @Parameter(title: "reminders.page.priority")
  var priority: String?

  /// Nil for the first list.
  @Parameter(title: "reminders.configuration.list")
  var list: Int?

  /// The name of the list that is made if there is none.
  @Parameter(title: "reminders.page.list-name")
  var newList: String

  @Dependency private var store: Store
  @Dependency private var ticks: Ticks
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(
    _ spoken: SpokenReminder, over item: String?, in list: ReminderList.ID?, newList: String,
    zone: Zone
  ) {
    (self.item, words, self.list, self.newList) = (item, spoken.title, list?.number, newList)
    due = spoken.due.map { $0.deadline.written(in: zone) }
    repeats = spoken.due?.repetition?.description
    priority = spoken.priority?.description
  }

  func perform() async throws -> some IntentResult {
    let book = ReminderBook(in: store, zone: now.zone, ticks: ticks)
    // Checked first, so that a bad title doesn't create a list.
    try book.title(of: words, isDue: due != nil)
    let id =
      try list.map { ReminderList.ID($0) } ?? book.list(named: nil, orMade: newList).id
    let draft = ReminderDraft(
      words, deadline: due.flatMap { Deadline(written: $0, in: now.zone) },
      repetition: repeats.flatMap { Repetition($0) }, priority: priority.flatMap { Priority($0) },
      list: id)
    let edit: ReminderEdit
    if let item {
      guard let known = ItemID(item) else { throw ReminderError.gone }
      edit = .edit(known, draft)
    } else {
      edit = .add(draft)
    }
    let deed = try book.apply(edit, at: now.date)
    history.note(ReminderStep(deed: deed, title: words))
    return .result()
  }
}

extension Deadline {
  /// The due time as todo.txt writes it: `2026-12-01`, `2026-12-01T14:00`.
  func written(in zone: Zone) -> String {
    switch self {
    case .day(let day): day.description
    case .date(let date): String(zone.civil(at: date).description.prefix(16))
    }
  }

  init?(written: String, in zone: Zone) {
    guard let date = try? WrittenDate(written) else { return nil }
    self = written.utf8.count == 10 ? .day(date.moment.day) : .date(date.date(in: zone))
  }
}

/// Finishes, reopens or removes a reminder, so that it can be undone.
struct ChangeReminderIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.toggle"

  @Parameter(title: "reminders.toggle.item")
  var item: String

  @Parameter(title: "reminders.page.change")
  var change: String

  @Parameter(title: "reminders.toggle.item")
  var words: String

  @Dependency private var store: Store
  @Dependency private var ticks: Ticks
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(_ entry: ReminderTable.Entry, by change: ItemChange) {
    (item, words, self.change) = (entry.id, entry.item.title, change.rawValue)
  }

  func perform() async throws -> some IntentResult {
    guard let id = ItemID(item), let change = ItemChange(rawValue: change) else {
      throw ReminderError.gone
    }
    let book = ReminderBook(in: store, zone: now.zone, ticks: ticks)
    let deed = try book.apply(.change(id, change), at: now.date)
    history.note(ReminderStep(deed: deed, title: words))
    return .result()
  }
}

/// Exchanges the places of two reminders of a list.
struct SwapRemindersIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.page.swap"

  @Parameter(title: "reminders.toggle.item")
  var item: String

  @Parameter(title: "reminders.toggle.item")
  var other: String

  @Parameter(title: "reminders.toggle.item")
  var words: String

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(_ entry: ReminderTable.Entry, with other: ReminderTable.Entry) {
    (item, words, self.other) = (entry.id, entry.item.title, other.id)
  }

  func perform() async throws -> some IntentResult {
    guard let one = ItemID(item), let two = ItemID(other) else { throw ReminderError.gone }
    let book = ReminderBook(in: store, zone: now.zone)
    let deed = try book.apply(.swap(one, two), at: now.date)
    history.note(ReminderStep(deed: deed, title: words))
    return .result()
  }
}

/// Marks a reminder as done or not done.
struct ToggleReminderIntent: SetValueIntent {
  static let title: LocalizedStringResource = "reminders.toggle"

  @Parameter(title: "reminders.toggle.item")
  var item: String

  @Parameter(title: "reminders.toggle.done")
  var value: Bool

  @Dependency private var store: Store
  @Dependency private var ticks: Ticks
  @Dependency private var now: Now

  init() {}

  init(_ chore: Chore) {
    item = chore.id
    value = !chore.isDone
  }

  func perform() async throws -> some IntentResult {
    guard let id = ItemID(item) else { throw ReminderError.gone }
    let now = now
    let book = ReminderBook(in: store, zone: now.zone, ticks: ticks)
    try Introduction.current?.keepReminders(in: book)
    try book.set(id, isDone: value, at: now.date)
    return .result()
  }
}
