import Almanac
import Boards
import System
import Store
import Timelines

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
    try change { board in
      [.insert(SavedWidget(id: SavedWidget.ID(0), words: words), at: board.slots.count)]
    }
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

  private func change(
    _ moves: (SavedBoard) throws -> [BoardMove]
  ) throws {
    try inWords { try standing.change(place, in: context.store, moves) }
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
