import Almanac
import Diary
import FoundationEssentials
import Pages
import Store
import System
import Timelines
import Views
import WidgetIntents

/// Makes the page of all reminders, and the settings of a list.
struct ReminderPageMaker: PageMaker {
  @Dependency private var store: Store
  @Dependency private var ticks: Ticks
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now
  @Dependency private var order: DateOrder
  @Dependency private var home: HomeFolder
  @Dependency private var offer: NotifyOffer
  @Dependency(key: "reminders.list") private var newList: String

  func link(of url: URL) -> ReminderLink? { ReminderLink(url) }

  func page(behind link: ReminderLink) throws -> any Page {
    switch link {
    case .settings(let id): return try settings(of: id)
    case .completing(let id, let path):
      return try settings(of: id, completing: PathCompletion(of: path, home: home.path))
    case .all, .list, .item: return try reminders(at: link)
    }
  }

  private func settings(
    of id: ReminderList.ID, completing completion: PathCompletion? = nil
  ) throws -> ReminderListPage {
    let shelf = try ReminderBook(in: store, zone: now.zone).shelves(of: id).first
    guard let shelf else { throw ReminderError.gone }
    return ReminderListPage(shelf.list, count: shelf.items.count, completing: completion)
  }

  private func reminders(at link: ReminderLink) throws -> ReminderPage {
    let (now, order) = (now, order)
    let book = ReminderBook(in: store, zone: now.zone, ticks: ticks)
    // A store that takes no changes still has a page.
    try? Introduction.current?.keepReminders(in: book)
    let shelves =
      try book
      .shelves(reading: WatchedFiles.current.follow)
    let table = ReminderTable(shelves, at: now.date, in: now.zone)
    return ReminderPage(
      table, at: link, order: order, newList: newList, last: history.last?.title,
      isOffered: offer.isOpen)
  }
}

/// Gives a list of reminders another name, or stores it in another file; it can be undone.
struct EditReminderListIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.list-page"

  @Parameter(title: "reminders.configuration.list")
  var list: Int

  @Parameter(title: "reminders.page.list-name")
  var name: String

  /// The path as it was typed; empty for none.
  @Parameter(title: "reminders.list-page.file")
  var path: String

  @Dependency private var store: Store
  @Dependency private var home: HomeFolder
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(_ list: ReminderList, name: String, path: String) {
    (self.list, self.name, self.path) = (list.id.number, name, path)
  }

  func perform() async throws -> some IntentResult {
    let list = ReminderList(
      id: ReminderList.ID(list), name: name, path: path.isEmpty ? nil : home.absolute(path))
    let deed = try ReminderBook(in: store, zone: now.zone).edit(list)
    history.note(ReminderStep(deed: deed, title: name))
    return .result()
  }
}

/// A form for a list of reminders: its name, the todo.txt file that it is stored in, if any, and a
/// button to delete it, which has to be pressed twice.
struct ReminderListPage: Page {
  enum Question: String, SettingsQuestion {
    case name, file, remove

    static let labels = "reminders.list-page"
  }

  private let list: ReminderList
  /// The number of reminders that go with the list.
  private let count: Int
  private(set) var settings: SettingsForm<Question>
  private var file: PathField
  private var asksToRemove = false

  init(_ list: ReminderList, count: Int, completing completion: PathCompletion? = nil) {
    (self.list, self.count, file) = (list, list.path == nil ? count : 0, PathField(completion))
    settings = SettingsForm { question in
      switch question {
      case .name: .text(TextEntry(list.name, limit: Bound.reminderTitle.greatest))
      case .file: .text(TextEntry(list.path ?? "", limit: PathField.longest))
      case .remove: .button(isDestructive: true)
      }
    }
    explain()
  }

  var title: LocalizedStringResource { "reminders.list-page" }

  var isChanged: Bool { settings.isChanged }

  var place: KeyScope { settings.form.place }

  func offers(_ command: KeyCommand) -> Bool { command != .beginAnother }

  func name(of command: KeyCommand) -> String? {
    command == .step(1) && completes ? "path.complete" : nil
  }

  private var path: String { settings.text(of: .file) }

  private var completes: Bool { settings.hasFocus(.file) && file.completes(path) }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    if event == .command(.step(1)), completes {
      return ReminderLink.completing(list.id, path).url.map { .open($0) }
    }
    let request = settings.handle(event, in: room)
    let asked = asksToRemove
    asksToRemove = request == .press(.remove)
    explain()
    switch request {
    case .save: return save()
    case .cancel: return .close
    case .press: return asked ? .perform(RemoveReminderListIntent(list)) : nil
    case nil: return nil
    }
  }

  /// Takes over a completion of what is still typed; keeps the user's answers.
  mutating func follow(_ newer: ReminderListPage) {
    guard let completed = file.take(newer.file, of: path) else { return }
    settings.write(completed, to: .file)
    if file.isWhole(completed) { settings.focus(.name) }
    explain()
  }

  private mutating func save() -> PageEffect? {
    guard !name.isEmpty else {
      settings.focus(.name)
      return nil
    }
    guard !isRelative else {
      settings.focus(.file)
      return nil
    }
    return isChanged
      ? .perform(EditReminderListIntent(list, name: name, path: path.trimmed)) : .close
  }

  private var name: String { settings.text(of: .name).trimmed }

  private var isRelative: Bool {
    !path.trimmed.isEmpty && !HomeFolder.begins(path)
  }

  private mutating func explain() {
    let (isNamed, note, asks, count) = (!name.isEmpty, fileNote, asksToRemove, count)
    settings.change(.name) { $0.note = isNamed ? nil : .fault("reminders.nameless-list") }
    settings.change(.file) { $0.note = note }
    settings.change(.remove) {
      $0.label =
        asks
        ? count > 0
          ? "reminders.list-page.remove.with \(count)" : "reminders.list-page.remove.again"
        : "reminders.list-page.remove"
    }
  }

  private var fileNote: Field.Note {
    if isRelative { return .fault("path.relative") }
    if let note = file.note(of: path) { return note }
    return count > 0 && !path.isEmpty
      ? .remark("reminders.list-page.aside \(count)") : .remark("reminders.list-page.file.note")
  }

  func body(in room: PageRoom) -> some View { SettingsFormView(form: settings.form, room: room) }
}

/// Removes a list with its reminders; it can be undone.
struct RemoveReminderListIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.list-page.remove"

  @Parameter(title: "reminders.configuration.list")
  var list: Int

  @Parameter(title: "reminders.page.list-name")
  var name: String

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(_ list: ReminderList) {
    (self.list, name) = (list.id.number, list.name)
  }

  func perform() async throws -> some IntentResult {
    let deed = try ReminderBook(in: store, zone: now.zone).removeList(ReminderList.ID(list))
    history.note(ReminderStep(deed: deed, title: name))
    return .result()
  }
}
