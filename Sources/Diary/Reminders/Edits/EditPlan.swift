import Almanac
import FoundationEssentials
import Store

/// The steps that an edit takes, in the store and in files.
struct EditPlan {
  enum Step {
    case add(ReminderDraft, doneAt: Date?)
    case write(Reminder.ID, ReminderDraft)
    case change(Reminder.ID, ItemChange)
    case swap(Reminder.ID, Reminder.ID)
  }

  struct FileStep {
    let file: TodoFile
    let list: ReminderList.ID
    let edits: [TodoEdit]
  }

  private(set) var steps: [Step] = []
  private(set) var files: [FileStep] = []
  /// The lists of the store that change.
  private(set) var lists: Set<ReminderList.ID> = []

  private let book: ReminderBook
  private let known: [ReminderList]
  private let date: Date

  init(_ edit: ReminderEdit, in book: ReminderBook, at date: Date) throws {
    (self.book, self.date) = (book, date)
    known = try book.lists()
    switch edit {
    case .add(let draft):
      try book.title(of: draft.title, isDue: draft.deadline != nil)
      try add(draft, doneAt: nil)
    case .edit(let item, let draft):
      try book.title(of: draft.title, isDue: draft.deadline != nil)
      try self.edit(item, to: draft)
    case .change(let item, let fate): try change(item, by: fate)
    case .swap(.stored(let one), .stored(let other)):
      steps.append(.swap(one, other))
      lists.insert(try reminder(one).list)
    case .swap(.line(let one, let list), .line(let other, let same)) where list == same:
      try self.edit(list, .swap(one, other))
    case .swap: throw ReminderError.gone
    }
  }

  private var today: CivilDay { book.zone.civil(at: date).day }

  private mutating func add(_ draft: ReminderDraft, doneAt: Date?) throws {
    guard try path(of: draft.list) != nil else {
      lists.insert(draft.list)
      return steps.append(.add(draft, doneAt: doneAt))
    }
    var fields = TodoFields(draft, on: today, in: book.zone)
    if let doneAt { fields.finish(on: book.zone.civil(at: doneAt).day) }
    try edit(draft.list, .add(fields.content))
  }

  private mutating func change(_ item: ItemID, by fate: ItemChange) throws {
    switch item {
    case .stored(let id):
      lists.insert(try reminder(id).list)
      steps.append(.change(id, fate))
    case .line(let line, let list): try edit(list, fate.edit(of: line, on: today))
    }
  }

  private mutating func edit(_ item: ItemID, to draft: ReminderDraft) throws {
    switch item {
    case .stored(let id):
      let reminder = try reminder(id)
      let draft = draft.keeping(visibilityTags: reminder.title.visibilityTags)
      lists.insert(reminder.list)
      guard try path(of: draft.list) != nil else {
        lists.insert(draft.list)
        return steps.append(.write(id, draft))
      }
      steps.append(.change(id, .remove))
      try add(draft, doneAt: reminder.doneAt)
    case .line(let line, let list):
      let fields = try fields(of: line, in: list)
      let edited = fields.edited(to: draft, from: fields.title, in: book.zone)
      guard draft.list != list else { return try edit(list, .replace(line, with: edited.content)) }
      try edit(list, .remove(line))
      guard try path(of: draft.list) == nil else {
        return try edit(draft.list, .add(edited.content))
      }
      let tags = String(decoding: fields.text, as: UTF8.self).visibilityTags
      try add(
        draft.keeping(visibilityTags: tags),
        doneAt: fields.isDone ? doneAt(item, on: fields.completed) : nil)
    }
  }

  private func doneAt(_ item: ItemID, on day: CivilDay?) -> Date {
    book.ticks?[item] ?? day.map(book.zone.startOfDay) ?? date
  }

  private mutating func edit(_ list: ReminderList.ID, _ edit: TodoEdit) throws {
    guard let path = try path(of: list) else { throw ReminderError.gone }
    files.append(
      FileStep(file: TodoFile(path: path, within: book.store.patience), list: list, edits: [edit]))
  }

  private func path(of list: ReminderList.ID) throws -> String? {
    guard let list = known.first(where: { $0.id == list }) else { throw ReminderError.gone }
    return list.path
  }

  private func reminder(_ id: Reminder.ID) throws -> Reminder {
    guard let reminder = try book.store.read({ try $0.reminder(id) }) else {
      throw ReminderError.gone
    }
    return reminder
  }

  private func fields(of line: LineIdentity, in list: ReminderList.ID) throws -> TodoFields {
    guard let path = try path(of: list) else { throw ReminderError.gone }
    let text = try TodoFile(path: path).text()
    guard let found = zip(text.identities, text.lines).first(where: { $0.0 == line }) else {
      throw TodoFileError.lineGone
    }
    return TodoFields(found.1.content)
  }
}
