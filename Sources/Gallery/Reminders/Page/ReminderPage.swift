import Almanac
import Diary
import FoundationEssentials
import Pages
import Store
import System
import Timelines
import Views
import WidgetIntents

/// The reminders of a list, of a day or of all lists, with a line on which they are written.
struct ReminderPage: Page {
  /// What the line is for.
  enum Writing: Hashable {
    case new, list
    /// The reminder that is written anew, as it was.
    case edit(String, was: String)
  }

  private(set) var table: ReminderTable
  private(set) var scope: ReminderScope
  private(set) var list = ItemList(
    folding: [ReminderTable.done, ReminderTable.hidden], entryLimit: Bound.reminderTitle.greatest,
    searchLimit: 100)
  private(set) var writing = Writing.new
  /// What the line says; nil while it is empty.
  private(set) var spoken: SpokenReminder?
  /// The title of what was changed last; nil if nothing was.
  private(set) var last: String?
  /// What the user is told at the foot; nil for nothing.
  private(set) var notice: LocalizedStringResource?
  /// Whether the user can be told of what is due, and isn't.
  private var isOffered: Bool
  /// Whether something with a due time was written here, so that this is worth an offer.
  private var hasWrittenDue = false
  /// Whether the user waits for a list that is new.
  private var awaitsList = false
  private let newList: String
  private let order: DateOrder

  init(
    _ table: ReminderTable, at link: ReminderLink, order: DateOrder, newList: String, last: String?,
    isOffered: Bool = false
  ) {
    self.isOffered = isOffered
    (self.table, self.order, self.newList, self.last) = (table, order, newList, last)
    switch link {
    case .all: scope = table.lists.count == 1 ? .list(table.lists[0].id) : .all
    case .list(let id): scope = table.lists.contains { $0.id == id } ? .list(id) : .all
    case .item(let id): scope = table[id.description].map { .list($0.list) } ?? .all
    case .settings, .completing: scope = .all
    }
    show()
    if case .item(let id) = link { list.select(id.description) }
  }

  var title: LocalizedStringResource {
    scope.name ?? LocalizedStringResource(listName ?? "")
  }

  /// The name of the list that is shown; nil if none is.
  var listName: String? {
    scope.list.flatMap { id in table.lists.first { $0.id == id }?.name }
  }

  var isChanged: Bool { written != (was ?? "") }

  /// What is on the line.
  private var written: String { list.entry?.text ?? "" }

  /// The reminder that is written anew, as it was; nil if none is.
  private var was: String? { if case .edit(_, let was) = writing { was } else { nil } }

  var place: KeyScope { list.place }

  var takesLeaving: Bool { list.takesLeaving }

  var renewal: Date? { table.end }

  mutating func follow(_ newer: ReminderPage) {
    let added = Set(newer.table.entries.map(\.id)).subtracting(table.entries.map(\.id))
    let lists = Set(newer.table.lists.map(\.id)).subtracting(table.lists.map(\.id))
    (table, last, isOffered) = (newer.table, newer.last, newer.isOffered)
    if awaitsList, let id = lists.first { scope = .list(id) }
    awaitsList = false
    if let id = scope.list, !table.lists.contains(where: { $0.id == id }) { scope = .all }
    show()
    if added.count == 1, list.focus == .rows, let id = added.first { list.select(id) }
    read(in: table.zone, at: table.date)
  }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    let plan = ReminderPlan(room, isWriting: isWriting || offersNotices)
    notice = nil
    if event == .command(.beginAnother), list.focus == .rows { return begin(.list, with: "") }
    let focus = list.focus
    let isLeaving = event == .command(.leave)
    let request = list.handle(
      event, rows: plan.listRows, columns: plan.lineColumns, density: room.density)
    if focus == .entry, list.focus != .entry, isLeaving || !isChanged { stopWriting() }
    let effect = request.flatMap { answer($0, in: room) }
    read(in: room.zone, at: room.date)
    return effect
  }

  private mutating func answer(_ request: ListRequest, in room: PageRoom) -> PageEffect? {
    switch request {
    case .open(let id): return edit(id, in: room.zone)
    case .act(let id):
      return table[id].map {
        .run(ChangeReminderIntent($0, by: $0.item.isDone ? .reopen : .finish))
      }
    case .remove(let id): return table[id].map { .run(ChangeReminderIntent($0, by: .remove)) }
    case .shift(let id, let count): return shift(id, by: count)
    case .enter(let text, let closes): return enter(text, closes: closes, in: room)
    case .search: show()
    case .undo: return last.map { _ in .run(UndoRemindersIntent(isRedo: false)) }
    case .redo: return .run(UndoRemindersIntent(isRedo: true))
    case .turn(let count): turn(by: count)
    case .press(let number): return press(number)
    case .configure: return settings
    case .reload, .beginAnother: break
    }
    return nil
  }

  private mutating func press(_ number: Int) -> PageEffect? {
    switch number {
    case Self.newListButton: return begin(.list, with: "")
    case Self.undoButton: return last.map { _ in .run(UndoRemindersIntent(isRedo: false)) }
    case let number where table.scopes.indices.contains(number - 1):
      let pressed = table.scopes[number - 1]
      // A list that is shown already is opened.
      if pressed == scope { return settings }
      turn(to: pressed)
    case Self.offerButton where offersNotices:
      (isOffered, notice) = (false, "notify.offer.taken")
      return .run(TakeNotifyOfferIntent())
    default: break
    }
    return nil
  }

  /// Whether to offer that the user is told of what is due.
  var offersNotices: Bool { isOffered && hasWrittenDue }

  private mutating func turn(by count: Int) {
    let scopes = table.scopes
    let index = scopes.firstIndex(of: scope) ?? 0
    turn(to: scopes[(index + count + scopes.count) % scopes.count])
  }

  private mutating func turn(to scope: ReminderScope) {
    self.scope = scope
    show()
  }

  private mutating func edit(_ id: String, in zone: Zone) -> PageEffect? {
    guard let entry = table[id] else { return nil }
    let text = table.line(of: entry)
    return begin(.edit(id, was: text), with: text)
  }

  private mutating func begin(_ writing: Writing, with text: String) -> PageEffect? {
    self.writing = writing
    list.write(text)
    read(in: table.zone, at: table.date)
    return nil
  }

  private mutating func stopWriting() {
    guard writing != .new else { return }
    writing = .new
    list.clearEntry()
  }

  private mutating func shift(_ id: String, by count: Int) -> PageEffect? {
    guard let entry = table[id],
      let section = list.sections.first(where: { $0.items.contains(id) }),
      let place = section.items.firstIndex(of: id), section.items.indices.contains(place + count),
      let other = table[section.items[place + count]]
    else { return nil }
    guard entry.list == other.list, table.key(of: entry.item) == table.key(of: other.item),
      !entry.item.isDone
    else {
      notice = "reminders.page.by-date"
      return nil
    }
    return .run(SwapRemindersIntent(entry, with: other))
  }

  private mutating func enter(_ text: String, closes: Bool, in room: PageRoom) -> PageEffect? {
    let (writing, intent) = (self.writing, intent(for: text, in: room))
    (self.writing, awaitsList) = (.new, writing == .list)
    if writing != .new { list.leaveEntry() }
    guard let intent else { return closes ? .close : nil }
    return closes ? .perform(intent) : .run(intent)
  }

  private mutating func intent(for text: String, in room: PageRoom) -> (any AppIntent)? {
    let spoken = read(text, in: room.zone, at: room.date)
    if writing != .list, spoken.due != nil { hasWrittenDue = true }
    switch writing {
    case .list: return AddReminderListIntent(text)
    case .edit(_, was: text): return nil
    case .edit(let id, _):
      return KeepReminderIntent(
        spoken, over: id, in: spoken.list ?? table[id]?.list, newList: newList, zone: room.zone)
    case .new:
      return KeepReminderIntent(
        spoken, over: nil, in: spoken.list ?? target, newList: newList, zone: room.zone)
    }
  }

  /// The list to which new reminders go; nil if there is none.
  var target: ReminderList.ID? { scope.list ?? table.lists.first?.id }

  private mutating func show() {
    list.show(table.sections(of: scope, with: list.query))
  }

  /// Whether something is on the line, or is about to be.
  var isWriting: Bool { list.focus == .entry || !written.isEmpty }

  private mutating func read(in zone: Zone, at date: Date) {
    let text = written
    spoken = text.isEmpty || writing == .list ? nil : read(text, in: zone, at: date)
  }

  private func read(_ text: String, in zone: Zone, at date: Date) -> SpokenReminder {
    SpokenReminder(text, at: date, in: zone, among: table.lists, order: order)
  }

  func body(in room: PageRoom) -> some View { ReminderPageView(page: self, room: room) }

  func mark(in room: PageRoom) -> some View {
    Text(verbatim: "\(table.counts[scope] ?? 0)").foregroundStyle(.secondary)
  }

  func ground(in room: PageRoom) -> some View { InvitingView.gradient }
}

extension ReminderPage {
  var name: Text { name(of: scope) }

  var color: Color { color(of: scope) }

  func name(of scope: ReminderScope) -> Text {
    if let name = scope.name { return Text(name) }
    return Text(verbatim: table.lists.first { $0.id == scope.list }?.name ?? "")
  }

  /// Each list has a colour by its place.
  func color(of scope: ReminderScope) -> Color {
    switch scope {
    case .today: .blue
    case .planned: .red
    case .all: .gray
    case .done: .green
    case .list(let id): color(of: id)
    }
  }

  func color(of list: ReminderList.ID) -> Color {
    let place = table.lists.firstIndex { $0.id == list } ?? 0
    return Self.listColors[place % Self.listColors.count]
  }

  private static let listColors: [Color] = [.orange, .blue, .green, .purple, .pink, .teal]
}

extension SpokenReminder.Part {
  var color: Color {
    switch self {
    case .due: .blue
    case .repetition: .green
    case .priority: .orange
    case .list: .purple
    }
  }
}

extension SpokenReminder {
  /// The colours of the understood words on the line.
  var tints: [LineTint] { marks.map { LineTint($0.place, $0.part.color) } }
}

extension ReminderPage {
  func offers(_ command: KeyCommand) -> Bool {
    switch command {
    case .configure: scope.list != nil
    case .reload: false
    case .undo: last != nil
    case .act, .open, .remove: list.row != nil
    default: list.offers(command)
    }
  }

  func name(of command: KeyCommand) -> String? {
    switch (list.focus, writing, command) {
    case (.entry, .edit, .open): return "reminders.page.keep.key"
    case (.entry, .edit, .save): return "reminders.page.keep.close"
    case (.entry, .list, .open): return "reminders.page.make-list"
    case (.entry, .list, .save): return "reminders.page.make-list.close"
    default: break
    }
    return nameInRows(of: command)
  }

  private func nameInRows(of command: KeyCommand) -> String? {
    switch command {
    case .act: "reminders.page.tick"
    case .beginAnother: "reminders.page.new-list"
    case .press: "reminders.page.show"
    case .configure: "reminders.page.edit-list"
    default: list.nameInSearch(of: command)
    }
  }

  /// Opens the settings of the list that is shown; nil if none is.
  var settings: PageEffect? {
    scope.list.flatMap { ReminderLink.settings($0).url }.map { .enter($0) }
  }
}

/// Adds a list for reminders; it can be undone.
struct AddReminderListIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.page.new-list"

  @Parameter(title: "reminders.page.list-name")
  var name: String

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(_ name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    let deed = try ReminderBook(in: store, zone: now.zone).addList(named: name)
    history.note(ReminderStep(deed: deed, title: name))
    return .result()
  }
}

/// Takes the last change of reminders back, or makes it again.
struct UndoRemindersIntent: AppIntent {
  static let title: LocalizedStringResource = "help.list.undo"

  @Parameter(title: "help.list.redo", default: false)
  var isRedo: Bool

  @Dependency private var store: Store
  @Dependency private var ticks: Ticks
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(isRedo: Bool) {
    self.isRedo = isRedo
  }

  func perform() async throws -> some IntentResult {
    let book = ReminderBook(in: store, zone: now.zone, ticks: ticks)
    func turn(_ step: ReminderStep) throws -> ReminderStep { try step.reversed(in: book) }
    if isRedo {
      try history.redo(forgetting: ReminderStep.isLost, turn)
    } else {
      try history.undo(forgetting: ReminderStep.isLost, turn)
    }
    return .result()
  }
}
