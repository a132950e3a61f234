import System
import Pages
import Store
import Views
import WidgetIntents

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
