import Almanac
import Boards
import Store
import System
import Timelines
import WidgetIntents

extension Command {
  static let widget = Command(
    name: "widget",
    actions: [
      .listWidgets, .addWidget, .setWidget, .moveWidget, .removeWidgets, .exportWidgets,
    ])
}

extension Action {
  fileprivate static let listWidgets = Action(
    name: "list", options: [Option("json")],
    examples: ["widgetty widget list", "widgetty widget list --json"]
  ) { arguments, context in
    let editing = try BoardEditing(in: context)
    let isData = arguments.has("json")
    try context.write(isData ? .json("\(editing.json)\n") : .rows(editing.listing))
    return .success
  }

  fileprivate static let addWidget = Action(
    name: "add",
    operands: [
      Operand("KIND", suggesting: .kinds), Operand("SIZE", suggesting: .families),
      Operand("NAME=VALUE", .anyNumber, suggesting: .settings),
    ],
    examples: [
      "widgetty widget add dday medium day=\"Our day\"", "widgetty widget add dday small show=list",
    ]
  ) { arguments, context in
    try BoardEditing(in: context).add(arguments.words)
    return .success
  }

  fileprivate static let setWidget = Action(
    name: "set",
    operands: [
      Operand("ID", suggesting: .widgets),
      Operand("SIZE|NAME=VALUE", .anyNumber, suggesting: .settings),
    ],
    options: [Option("reset")],
    examples: [
      "widgetty widget set 1 city=busan", "widgetty widget set 1 city=",
      "widgetty widget set 2 medium day=3", "widgetty widget set 1 --reset",
    ]
  ) { arguments, context in
    try BoardEditing(in: context).set(arguments.words, forgetsFirst: arguments.has("reset"))
    return .success
  }

  fileprivate static let moveWidget = Action(
    name: "move",
    operands: [Operand("ID", suggesting: .widgets), Operand("PLACE")],
    examples: ["widgetty widget move 2 1"]
  ) { arguments, context in
    try BoardEditing(in: context).move(arguments.words)
    return .success
  }

  fileprivate static let removeWidgets = Action(
    name: "remove",
    operands: [Operand("ID", .several, suggesting: .widgets)],
    examples: ["widgetty widget remove 2"]
  ) { arguments, context in
    try BoardEditing(in: context).remove(arguments.words)
    return .success
  }

  fileprivate static let exportWidgets = Action(
    name: "export",
    examples: ["widgetty widget export"]
  ) { _, context in
    try context.write(.rows(BoardEditing(in: context).lines))
    return .success
  }
}

/// Edits the board of a place for a command. Refuses if a widgets file defines it.
struct BoardEditing {
  private let context: CommandContext
  private let place: BoardPlace
  private let standing: StandingBoards
  private var placed: SavedBoard { standing[place].placed }

  init(in context: CommandContext) throws {
    self.context = context
    place = context.place ?? .home
    standing = try context.boards
    if let fault = standing.fault { throw fault }
  }

  /// The widgets as lines of the widgets file, with their numbers in comments.
  var listing: [String] {
    let lines = placed.numberedLines
    let width = min(60, lines.map(\.text.columns).max() ?? 0)
    return lines.map { line in
      line.widget.map { "\(line.text.padded(to: width))   # \($0.number)" } ?? line.text
    }
  }

  /// The widgets with their places and settings, as data; those of a stack share a place.
  var json: JSON {
    .array(
      placed.slots.enumerated().flatMap { place, slot in
        slot.widgets.map { Self.json(of: $0, at: place + 1) }
      })
  }

  private static func json(of widget: SavedWidget, at place: Int) -> JSON {
    let settings = widget.settings.sorted { $0.key < $1.key }
      .map { JSON.Member(name: $0.key, value: .string($0.value)) }
    return [
      "id": .number(widget.id.number), "place": .number(place), "kind": .string(widget.kind),
      "family": .string(widget.family), "settings": .object(settings),
    ]
  }

  /// The board as lines of the widgets file, with its stacks and pages.
  var lines: [String] { placed.lines }

  func add(_ words: [String]) throws {
    var reader = reader
    try checkThings(in: inWords { try reader.instance(of: words) })
    let board = try change { board in
      [.insert(SavedWidget(id: SavedWidget.ID(0), words: words), at: board.slots.count)]
    }
    guard let added = board.widgets.last else { return }
    let told = context.strings.text(
      "command.widget.added %@ %@ %@ %@", "\(added.id)",
      context.strings.text("settings.value.place.\(place.rawValue)"), "\(board.slots.count)",
      place == .home ? "" : " --place \(place.rawValue)")
    context.tell(told)
    if let invitation = try context.invitation { context.tell(invitation) }
  }

  /// Changes a widget; the first word is its number.
  func set(_ words: [String], forgetsFirst: Bool) throws {
    guard words.count > 1 || forgetsFirst else {
      throw CommandError(
        misuse: context.strings.text("command-error.unset"))
    }
    let revision = Revision(words.dropFirst(), forgetsAll: forgetsFirst)
    // Checks names before the store is locked, so that nobody waits for that.
    let known = try inWords { try placed.widget(written: words[0]) }
    try checkThings(in: check(revision, about: known))
    try change { board in
      let widget = try board.widget(written: words[0])
      _ = try check(revision, about: widget)
      return [.revise(widget.instance, revision)]
    }
  }

  /// Moves a widget; the first word is its number, the second its new position from 1 on.
  func move(_ words: [String]) throws {
    try change { board in
      let (count, widget) = (board.slots.count, try board.widget(written: words[0]))
      guard let place = Int(words[1]), 1...max(1, count) ~= place else {
        throw CommandError(
          misuse: context.strings.text(
            "command-error.position %@ %@", words[1].quoted, "\(count)"))
      }
      return [.move(widget.instance, to: place - 1)]
    }
  }

  /// Removes widgets, ignoring repetitions.
  func remove(_ words: [String]) throws {
    try change { board in
      Set(try words.map { try board.widget(written: $0).instance }).map(BoardMove.remove)
    }
  }

  @discardableResult
  private func change(
    _ moves: (SavedBoard) throws -> [BoardMove]
  ) throws -> SavedBoard {
    try inWords {
      try standing.change(
        place, in: context.store, beginning: { try context.offer.beginning($0, context.strings) },
        moves)
    }
  }

  private func check(_ revision: Revision, about widget: SavedWidget) throws -> Instance {
    var reader = reader
    return try inWords { try reader.instance(of: revision, about: widget) }
  }

  private var reader: BoardReader {
    BoardReader(kinds: context.kinds, zone: context.dates.zone)
  }

  private func checkThings(in instance: Instance) throws {
    try NamedThings(in: context).check(instance)
  }

  /// Rethrows faults as command errors.
  private func inWords<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let fault as BoardFault {
      throw CommandError(misuse: fault.clause(in: context.strings).asSentence)
    } catch MoveFault.unknownWidget(let number, let known) {
      throw UsageError.unknownWidget(number, known: known.map(\.description))
    } catch let board as WrittenBoard {
      throw CommandError(
        context.strings.text(
          "command-error.written %@", board.file.path.harmless(upTo: 200)))
    }
  }
}

/// Checks that the things named by settings, such as a city, exist before they are saved.
struct NamedThings {
  private let kinds: [WidgetKind]
  private let dependencies: Dependencies
  private let strings: StringTable

  private static let mostNamed = 5

  init(in context: CommandContext) {
    (kinds, dependencies, strings) = (context.kinds, context.dependencies, context.strings)
  }

  /// Throws a `CommandError` for the first thing that doesn't exist.
  func check(_ instance: Instance) throws {
    let declared = kinds.first { $0.id == instance.kind }?.parameters ?? []
    for parameter in declared {
      guard let value = instance.configuration[parameter.name] else { continue }
      let found = try ThreadPool().waiting(reaching: dependencies) {
        () async throws -> CommandError? in
        try await fault(of: value, for: parameter.kind, parameter)
      }
      if let found { throw found }
    }
  }

  private func fault(
    of value: IntentValue, for kind: ParameterKind, _ parameter: ParameterDeclaration
  ) async throws -> CommandError? {
    switch (kind, value) {
    case (.list(let kind), .list(let values)):
      for value in values {
        if let fault = try await fault(of: value, for: kind, parameter) { return fault }
      }
      return nil
    case (.entity(let source), _):
      if try await isThere(value, in: source) { return nil }
      let near = try await choices(matching: value.written, in: source)
      // A lookup may have made the value known.
      if try await isThere(value, in: source) { return nil }
      return fault(of: value, parameter, among: try await near + source.suggestions())
    default:
      guard let options = try await parameter.options?.choices(),
        !options.contains(where: { $0.value == value })
      else { return nil }
      return fault(of: value, parameter, among: options)
    }
  }

  private func choices(
    matching text: String, in source: EntitySource
  ) async throws -> [ParameterChoice] {
    do {
      return try await source.choices(matching: text)
    } catch let providerFault as ProviderFault {
      throw CommandError(
        strings.text(
          "command-error.unheard %@ %@", text.quoted, providerFault.sentence(in: strings)))
    } catch let error as any CustomLocalizedStringResourceConvertible {
      throw CommandError(misuse: strings.text(of: error.localizedStringResource).asSentence)
    }
  }

  private func isThere(_ value: IntentValue, in source: EntitySource) async throws -> Bool {
    do {
      return try await source.contains(value)
    } catch let error as StoreError {
      throw error
    } catch {
      return false
    }
  }

  private func fault(
    of value: IntentValue, _ parameter: ParameterDeclaration, among choices: [ParameterChoice]
  ) -> CommandError {
    let names = choices.map { strings[$0.title] ?? $0.title }.map { $0.harmless(upTo: 60) }
    let (name, value) = (parameter.name, value.written)
    func complaint(_ key: String, _ words: String...) -> CommandError {
      let sentence = strings.text(
        "board-fault.\(key)", filledWith: [name, value.quoted] + words)
      return CommandError(misuse: sentence.asSentence)
    }
    if let near = names.nearest(to: value) { return complaint("not-meant %@ %@ %@", near) }
    guard !names.isEmpty else { return complaint("none-yet %@ %@") }
    return complaint("such %@ %@ %@", strings.alternatives(Array(names.prefix(Self.mostNamed))))
  }
}
