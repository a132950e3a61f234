import Almanac
import Boards
import Intents
import Store
import Timelines

/// Changes the board as a person says, unless it is written in a file.
struct BoardEditing {
  private let context: CommandContext
  private let standing: StandingBoard
  private var zone: Zone { context.dates.zone }

  init(in context: CommandContext) throws {
    self.context = context
    standing = try StandingBoard(
      in: context.circumstances, kinds: context.kinds, first: context.firstBoard)
    if let fault = standing.fault { throw fault }
  }

  /// The widgets as the board's file has them, with their numbers as remarks.
  var listing: String {
    let lines = standing.board.widgets.map { (text: $0.line, number: $0.id.number) }
    let width = min(60, lines.map(\.text.count).max() ?? 0)
    return lines.map { line in
      let gap = String(repeating: " ", count: max(0, width - line.text.count) + 3)
      return "\(line.text)\(gap)# \(line.number)\n"
    }.joined()
  }

  func add(_ words: [String]) throws {
    try checkThings(in: check(words))
    let widget = PlacedWidget(id: PlacedWidget.ID(0), words: words)
    try change { change in
      try change.addWidget(widget.kind, widget.family, settings: widget.settings)
    }
  }

  /// The first word is a widget's number.
  func set(_ words: [String], forgetsFirst: Bool) throws {
    guard words.count > 1 || forgetsFirst else {
      throw CommandError(
        misuse: "What is to be set is missing: a family, NAME=VALUE, or --reset, which forgets all."
      )
    }
    // What is named is looked for before anybody has to wait for the store.
    let known = try widget(words[0], among: standing.board.widgets)
    try checkThings(in: try settled(known, by: words.dropFirst(), forgetsFirst).said)
    try change { change in
      let widget = try widget(words[0], among: change.contents.board() ?? [])
      try change.update(try settled(widget, by: words.dropFirst(), forgetsFirst).widget)
    }
  }

  /// A widget after somebody has set something about it, and what that was.
  private func settled(
    _ known: PlacedWidget, by words: ArraySlice<String>, _ forgetsFirst: Bool
  ) throws -> (widget: PlacedWidget, said: Instance) {
    var (widget, rest) = (known, words)
    if forgetsFirst { widget.settings = [:] }
    if let family = rest.first, !family.unicodeScalars.contains("=") {
      widget.family = family
      rest = rest.dropFirst()
    }
    let forgotten = rest.compactMap { Setting($0) }.filter(\.value.isEmpty).map(\.name)
    try check(namesOfSettings: forgotten, of: widget.kind)
    rest = rest.filter { Setting($0)?.value.isEmpty != true }[...]
    let said = try check([widget.kind, widget.family] + rest)
    let settings = PlacedWidget(id: widget.id, words: ["", ""] + rest).settings
    widget.settings.merge(settings) { $1 }
    for name in forgotten where settings[name] == nil { widget.settings[name] = nil }
    return (widget, said)
  }

  /// The first word is a widget's number, the second its place among all, counted from one.
  func move(_ words: [String]) throws {
    try change { change in
      let widgets = try change.contents.board() ?? []
      let (count, widget) = (widgets.count, try widget(words[0], among: widgets))
      guard let place = Int(words[1]), 1...max(1, count) ~= place else {
        throw CommandError(
          misuse: "There is no place \(words[1].quoted); there are \(count), counted from 1.")
      }
      try change.move(widget.id, to: place - 1)
    }
  }

  /// Each once, however often it is named.
  func remove(_ words: [String]) throws {
    try change { change in
      let widgets = try change.contents.board() ?? []
      for id in Set(try words.map { try widget($0, among: widgets).id }) { try change.remove(id) }
    }
  }

  /// What nobody has changed so far becomes the store's first.
  private func change(_ body: (borrowing Change) throws -> Void) throws {
    if let file = standing.file {
      throw CommandError(
        "\(file.path.harmless(upTo: 200)) says what stands on the Home Screen; change it there.")
    }
    try context.store.change { change in
      if try change.contents.board() == nil {
        try change.fillBoard(with: standing.board.widgets)
      }
      try body(change)
    }
  }

  private func widget(_ word: String, among widgets: [PlacedWidget]) throws -> PlacedWidget {
    guard let widget = widgets.first(where: { $0.id.description == word }) else {
      throw UsageError.unknownWidget(word, known: widgets.map(\.id.description))
    }
    return widget
  }

  private func check(namesOfSettings names: [String], of kind: String) throws {
    let known = context.kinds.first { $0.id == kind }?.parameters.map(\.name) ?? []
    for name in names where !known.contains(name) {
      throw CommandError(unknown: "setting", name, among: known)
    }
  }

  private func checkThings(in instance: Instance) throws {
    try NamedThings(in: context).check(instance)
  }

  /// The widget that the words of a line say.
  private func check(_ words: [String]) throws -> Instance {
    var reader = BoardReader(kinds: context.kinds, zone: zone)
    do {
      return try reader.instance(of: words)
    } catch {
      throw CommandError(misuse: error.clause.asSentence)
    }
  }
}
