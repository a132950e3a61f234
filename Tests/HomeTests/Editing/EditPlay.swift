import Almanac
import Boards
import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Kit
import Store
import Timelines

@testable import Home

/// A person who edits the Home Screen at random, a store that takes the steps later, and another process
/// that changes the board meanwhile.
struct EditPlay {
  var home: SeenHome
  /// The board in the store.
  private(set) var stored: SavedBoard
  /// What the person and the other process have added and not removed.
  private(set) var known: Set<Int>
  private(set) var actions: [String] = []
  private var waiting: [BoardStep] = []
  /// What providers are asked and haven't answered yet.
  private var questions: [Question] = []
  private var random: SplitMix
  private var nextNumber = 100

  init(seed: UInt64, home: SeenHome) {
    self.home = home
    random = SplitMix(seed: seed)
    stored = home.home.context.board.board.placed
    known = Set(stored.widgets.map(\.id.number))
  }

  private static let keys: [Key] =
    ["e", "x", "z", "y", "<", ">", "p", "P", "b", "{", "}", "q", "a", "E", "E", "[", "]"].map {
      Key($0)
    }
    + [.left, .right, .up, .down, .enter, .enter, .escape, .home, .end, .tab].map { Key($0) }

  mutating func step() async {
    switch Int.random(in: 0..<22, using: &random) {
    case 0..<13: press()
    case 13: resize()
    case 14: point()
    case 15..<18: save()
    case 18..<20: await answer()
    default: changeElsewhere()
    }
  }

  /// A provider answers, soon or late, perhaps for a widget that is gone meanwhile.
  private mutating func answer() async {
    take(home.advance(to: .test))
    guard let index = questions.indices.randomElement(using: &random) else { return }
    let question = questions.remove(at: index)
    actions.append("answered \(question.request.instance)")
    take(home.handle(.answered(await question.answer), at: .test))
    _ = home.canvas(at: .test)
  }

  private mutating func press() {
    guard let key = Self.keys.randomElement(using: &random) else { return }
    // Quitting would end the play.
    guard key != Key("q") || home.home.fronts.count > 1 else { return }
    actions.append("\(key)")
    take(home.handle(.input(.key(key)), at: .test))
    // Today View lies left of the first page.
    if home.context.place == .today { take(home.handle(.input(.key(Key("t"))), at: .test)) }
  }

  private mutating func resize() {
    let size = Size(
      width: .random(in: 1...220, using: &random), height: .random(in: 1...70, using: &random))
    actions.append("\(size.width)x\(size.height)")
    take(home.handle(.resized(size), at: .test))
    _ = home.canvas(at: .test)
  }

  private mutating func point() {
    let size = home.home.context.size
    let position = Point(
      x: .random(in: 0..<size.width, using: &random),
      y: .random(in: 0..<size.height, using: &random))
    let all: [Mouse.Action] = [.press(.left), .move(.left), .hold(.left), .release(.left)]
    guard let action = all.randomElement(using: &random) else { return }
    actions.append("\(action) \(position.x),\(position.y)")
    take(home.handle(.input(.mouse(Mouse(action, at: position))), at: .test))
  }

  private mutating func take(_ effects: [Effect]) {
    for case .arrange(let step) in effects { waiting.append(step) }
    questions += effects.compactMap(\.question)
  }

  /// The store takes a step, or refuses it.
  private mutating func save() {
    guard !waiting.isEmpty else { return }
    let step = waiting.removeFirst()
    do {
      let before = Set(stored.widgets.map(\.id.number))
      stored = try step.moves.reduce(stored) { board, move in
        guard case .insert(var widget, let index) = move else { return try board.applying(move) }
        if widget.id.number < 1 {
          nextNumber += 1
          widget = SavedWidget(
            id: SavedWidget.ID(nextNumber), kind: widget.kind, family: widget.family,
            settings: [:])
        }
        return try board.applying(.insert(widget, at: index))
      }
      let after = Set(stored.widgets.map(\.id.number))
      known = known.union(after.subtracting(before)).subtracting(before.subtracting(after))
      actions.append("saved \(step.id)")
      let board = Board(of: stored, kinds: TripWidget.kinds, zone: .utc)
      take(home.handle(.arranged(step.id, .saved(board)), at: .test))
    } catch {
      actions.append("refused \(step.id)")
      take(home.handle(.arranged(step.id, .refused("board.refused.gone")), at: .test))
      let board = Board(of: stored, kinds: TripWidget.kinds, zone: .utc)
      take(home.handle(.boardChanged(board), at: .test))
    }
  }

  private mutating func changeElsewhere() {
    let move: BoardMove
    if Bool.random(using: &random), let widget = stored.widgets.randomElement(using: &random) {
      known.remove(widget.id.number)
      move = .remove(widget.instance)
    } else {
      nextNumber += 1
      known.insert(nextNumber)
      move = .insert(
        SavedWidget(
          id: SavedWidget.ID(nextNumber), kind: "coffee", family: "small", settings: [:]),
        at: .random(in: 0...9, using: &random))
    }
    stored = (try? stored.applying(move)) ?? stored
    actions.append("elsewhere")
    let board = Board(of: stored, kinds: TripWidget.kinds, zone: .utc)
    take(home.handle(.boardChanged(board), at: .test))
  }

  /// Has the store take all that waits.
  mutating func settle() { while !waiting.isEmpty { save() } }

  /// Leaves everything that is open, and lets the focus walk over the Home Screen; returns why it can't.
  mutating func leave() -> String? {
    for _ in 0..<12 where home.home.fronts.count > 1 {
      take(home.handle(.input(.key(Key(.escape))), at: .test))
    }
    settle()
    guard home.home.fronts.count == 1 else { return "the way back is lost" }
    let widgets = home.home.context.board.widgets
    home.press(Key(.home))
    var reached: [Instance.ID] = []
    for _ in widgets {
      reached += [home.home.context.board.focus].compactMap(\.self)
      home.press(Key(.tab))
    }
    return reached == widgets ? nil : "the focus walks \(reached) of \(widgets)"
  }

  /// The first difference between what is shown and what should be; nil if there is none.
  var difference: String? {
    let board = home.home.context.board
    let shown = board.board.placed
    if waiting.isEmpty, shown != stored { return "shown \(shown.order), stored \(stored.order)" }
    if waiting.isEmpty, Set(shown.widgets.map(\.id.number)) != known {
      return "shown \(shown.widgets.map(\.id.number).sorted()), known \(known.sorted())"
    }
    if Set(shown.widgets.map(\.id)).count != shown.widgets.count { return "a widget stands twice" }
    let hasFocus = board.focus.map(board.widgets.contains) ?? false
    if !board.widgets.isEmpty, !hasFocus { return "the focus is lost" }
    if let mixed = board.board.slots.first(where: { Set($0.instances.map(\.family)).count > 1 }) {
      return "a stack has two sizes: \(mixed.instances)"
    }
    return nil
  }
}
