import Almanac
import DDays
import Desk
import Diary
import FoundationEssentials
import Store
import System

/// A call of the todo command.
struct TodoCall {
  let arguments: Arguments
  let context: CommandContext
  let book: ReminderBook
  private var zone: Zone { context.dates.zone }
  var strings: StringTable { context.strings }

  init(_ arguments: Arguments, in context: CommandContext) throws {
    (self.arguments, self.context) = (arguments, context)
    book = ReminderBook(in: try context.store, zone: context.dates.zone)
  }

  func add() throws {
    let due = try arguments["due"].map { words in
      try misuse {
        try SpokenDue(words: words, at: context.date, in: zone, order: context.dateOrder)
      }
    }
    let text = arguments.words.joined(separator: " ")
    let spoken = try due == nil ? spoken(text) : nil
    let meant = due ?? spoken?.due
    let repetition = meant?.repetition.map { " \($0.tag)" } ?? ""
    let title = (spoken?.title ?? text) + repetition
    // Checked first, so that a bad title doesn't create a list.
    try misuse { try book.title(of: title, isDue: meant != nil) }
    if try book.lists().isEmpty { try context.keepBeginning() }
    let tagged = try chosenName == nil ? book.lists().first { $0.id == spoken?.list } : nil
    let list = try tagged ?? chosenList(isMade: true)
    try tell(
      misuse {
        try book.add(
          title, due: meant?.deadline, priority: spoken?.priority, to: list, at: context.date)
      })
  }

  /// The reminder that a line means, as on the page; nil if the line says nothing but when, or says it in
  /// tags.
  private func spoken(_ text: String) throws -> SpokenReminder? {
    let tags = ["due:", "rec:"]
    guard !text.split(separator: " ").contains(where: { tags.contains(where: $0.hasPrefix) })
    else { return nil }
    let spoken = SpokenReminder(
      text, at: context.date, in: zone, among: try book.lists(),
      order: context.dateOrder)
    return spoken.title.isBlank ? nil : spoken
  }

  func change(by fate: ItemChange) throws {
    for item in try book.change(chosenItems().map(\.id), by: fate, at: context.date) {
      try tell(item)
    }
  }

  func list() throws {
    let shelves = try book.shelves(of: arguments.has("list") ? chosenList().id : nil)
    if shelves.isEmpty { context.tell(strings.text("reminders.all-done")) }
    let listing = Listing(
      shelves: shelves, date: context.date, zone: zone, strings: context.strings,
      hasAll: arguments.has("all"))
    if arguments.has("json") {
      try listing.writeJSON { try context.write(.json($0)) }
    } else {
      try listing.writeRows { try context.write(.rows($0)) }
    }
    for case .failure(let error) in shelves.map(\.contents) {
      throw CommandError(error.sentence(in: strings))
    }
  }

  private func tell(_ item: ReminderItem) throws {
    try context.write(.row(item.line(at: context.date, in: zone, context.strings)))
  }

  /// The items with the given numbers, without duplicates; throws if one is unknown, before any
  /// changes.
  private func chosenItems() throws -> [ReminderItem] {
    let shelves = try book.shelves(of: arguments.has("list") ? chosenList().id : nil)
    let entries = shelves.flatMap { shelf in
      shelf.items.map { (list: shelf.list, item: $0) }
    }
    let known = Dictionary(grouping: entries) { String($0.item.number) }
    let items = try arguments.words.map { try item($0, among: known, on: shelves) }
    var chosen: Set<ItemID> = []
    return items.filter { chosen.insert($0.id).inserted }
  }

  private func item(
    _ word: String, among known: [String: [(list: ReminderList, item: ReminderItem)]],
    on shelves: [Shelf]
  ) throws -> ReminderItem {
    let found = known[word] ?? []
    guard found.count <= 1 else {
      let places = found.map {
        strings.text(
          "command-error.reminder.place %@ %@", $0.item.title.quoted, $0.list.name)
      }
      throw CommandError(
        misuse: strings.text(
          "command-error.reminder.several %@ %@", word, strings.alternatives(places)))
    }
    if let item = found.first?.item { return item }
    for case .failure(let error) in shelves.map(\.contents) {
      throw CommandError(error.sentence(in: strings))
    }
    let others = known.values.joined().map(\.item).sorted { $0.number < $1.number }
    throw CommandError(
      unknown: "command-error.sort.reminder", word,
      among: others.map { "\($0.number) \($0.title)".harmless(upTo: 40) }, in: strings)
  }

  /// The named list, or the first one; created if `isMade`.
  func chosenList(isMade: Bool = false) throws -> ReminderList {
    let name = try chosenName
    if isMade { return try misuse { try book.list(named: name, orMade: newListName) } }
    if name == nil, let first = try book.lists().first { return first }
    return try Self.list(named: name ?? "", of: book, context)
  }

  static func list(
    named name: String, of book: ReminderBook, _ context: CommandContext
  ) throws -> ReminderList {
    if let list = try book.list(named: name) { return list }
    throw CommandError(
      unknown: "command-error.sort.list", name, among: try book.lists().map(\.name),
      in: context.strings)
  }

  var chosenName: String? {
    get throws {
      let name = arguments["list"]
      if let name, name.isBlank {
        throw CommandError(misuse: strings.text("command-error.list.nameless"))
      }
      return name
    }
  }

  var newListName: String { context.strings["reminders.list"] ?? "" }

  /// Rethrows errors about input as misuse.
  @discardableResult
  func misuse<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DeadlineError {
      throw CommandError(misuse: error.sentence(in: strings))
    } catch let error as ReminderError
      where [.blankTitle, .longTitle, .longListName].contains(error)
    {
      throw CommandError(misuse: error.sentence(in: strings))
    }
  }
}

extension TodoCall {
  /// Prints where lists are stored, or moves one to a file or back.
  func chooseFile() throws {
    guard arguments.has("none") || !arguments.words.isEmpty else {
      let lists = arguments.has("list") ? [try chosenList()] : try book.lists()
      return try context.write(.rows(lists.map { "\($0.name): \($0.path ?? "-")" }))
    }
    guard !arguments.has("none") || arguments.words.isEmpty else {
      throw CommandError(misuse: strings.text("command-error.file.none"))
    }
    guard let path = try arguments.words.first.map(context.absolute) else {
      return try book.keepInStore(chosenList())
    }
    let name = try chosenName
    let list = try misuse { try book.keep(listNamed: name, orMade: newListName, in: path) }
    try tellOfTheHidden(in: list)
  }

  /// Reports the reminders that the list had in the store, which remain there.
  private func tellOfTheHidden(in list: ReminderList) throws {
    let hidden = try book.store.read { try $0.reminders(in: list.id) }
    guard !hidden.isEmpty else { return }
    try context.write(
      .row(context.strings.text("reminders.kept-aside %lld", String(hidden.count))))
  }
}

/// Reminders as printed text, by list.
struct Listing {
  let shelves: [Shelf]
  let date: Date
  let zone: Zone
  let strings: StringTable
  /// Whether hidden reminders and later ones are shown too.
  let hasAll: Bool

  private static let pieceSize = 256

  /// Passes on the reminders as rows below the names of their lists, piece by piece, so that those of
  /// a long file are never all in memory.
  func writeRows(to write: ([String]) throws -> Void) throws {
    for (index, shelf) in shelves.enumerated() {
      var piece = index == 0 ? [shelf.list.name] : ["", shelf.list.name]
      for item in shown(of: shelf) {
        piece.append(item.line(at: date, in: zone, strings))
        guard piece.count >= Self.pieceSize else { continue }
        try write(piece)
        piece = []
      }
      try write(piece)
    }
  }

  private func shown(of shelf: Shelf) -> LazyFilterSequence<ShelvedItems> {
    let today = zone.civil(at: date).day
    return shelf.eachItem.lazy.filter { hasAll || $0.isShown(on: today) }
  }

  /// Passes on the reminders as JSON, piece by piece.
  func writeJSON(to write: (String) throws -> Void) throws {
    let items = shelves.lazy.map { shelf in
      shown(of: shelf).map { (item: $0, list: shelf.list.name) }
    }.joined()
    try JSONText.write(
      items, as: { ReminderRecord($0.item, in: $0.list, at: date, in: zone) }, to: write)
  }
}

extension ReminderItem {
  /// A reminder on one line: its number, state, title, deadline and repetition.
  func line(at date: Date, in zone: Zone, _ strings: StringTable) -> String {
    let isLate = !isDone && deadline?.isOver(at: date, in: zone) == true
    let written = deadline?.written(in: zone)
    let said = isLate ? written.map { strings.text("reminders.written.late %@", $0) } : written
    let notes = [said, repetition.map(strings.note)].compactMap(\.self)
    let due = notes.isEmpty ? "" : "  (\(notes.joined(separator: ", ")))"
    let digits = String(number)
    let indent = String(repeating: " ", count: max(0, 4 - digits.count))
    let sign = priority.map { " \($0.sign)" } ?? ""
    return "\(indent)\(digits) [\(isDone ? "x" : " ")] \(title)\(sign)\(due)"
  }
}

extension StringTable {
  /// When a reminder comes again: as written, but a series in words where there are some.
  fileprivate func note(on repetition: Repetition) -> String {
    guard case .series(let series) = repetition else { return repetition.tag }
    return DayRule(series: series).flatMap(text) ?? repetition.tag
  }
}

extension Deadline {
  func written(in zone: Zone) -> String {
    switch self {
    case .day(let day): day.description
    case .date(let date):
      zone.civil(at: date).description.prefix(16).split(separator: "T").joined(separator: " ")
    }
  }
}

/// A reminder in JSON output.
struct ReminderRecord: Encodable {
  let list: String
  let number: Int
  let title: String
  let done: Bool
  /// The day on which it was done; nil if unknown or open.
  let doneOn: String?
  let due: String?
  let late: Bool
  /// When it comes again once it is done; nil if it doesn't.
  let repeats: String?
  /// The day from which it is shown; nil if always.
  let start: String?

  init(_ item: ReminderItem, in list: String, at date: Date, in zone: Zone) {
    self.list = list
    (number, title, done) = (item.number, item.title, item.isDone)
    doneOn = item.doneOn?.description
    repeats = item.repetition?.description
    start = item.start?.description
    due = item.deadline?.written(in: zone)
    late = !item.isDone && item.deadline?.isOver(at: date, in: zone) == true
  }
}
