@testable import Cast
import Boards
import HomeTesting
import Cells
import FoundationEssentials
import Pages
import WidgetIntents
import Kit
import Layout
import Timelines

@testable import Home

/// A home and its model, which go through the same events.
struct ControlPlay {
  private(set) var home: SeenHome
  private(set) var model = ControlModel(count: 3)
  private let ledgers = [Ledger(["a", "b", "c"]), Ledger(["d"])]
  private var random: SplitMix
  private(set) var date = Date.test
  private var running: [Tap] = []
  private var finished: [Tap] = []
  private var answers: [(answer: TimelineAnswer, truth: [Ledger.Item])] = []
  private(set) var steps: [String] = []

  private static let sizes = [(120, 40), (80, 24), (50, 13), (24, 6), (3, 2)]
    .map { Size(width: $0.0, height: $0.1) }
  private static let keys: [Key] =
    [.enter, .enter, .enter, .escape, .tab, .up, .down, .left, .right, .home, .end, .pageUp]
    .map { Key($0) } + [Key(.tab, .shift), Key(" "), Key("1"), Key("2"), Key("3"), Key("9")]
    + [Key("Q"), Key("u"), Key("u"), Key("r"), Key("R")]

  init(seed: UInt64, presentation: Presentation) throws {
    random = SplitMix(seed: seed)
    home = try SeenHome.fresh(
      80, 24,
      showing: Sample.instances([
        ("one", .systemMedium), ("two", .systemSmall), ("days", .systemSmall),
      ]),
      kinds: [ledgers[0].kind("one"), ledgers[1].kind("two"), Sample.days],
      presentation: presentation)
  }

  /// Draws the home, which must not move the focus.
  mutating func look() { _ = home.text(at: date) }

  /// Performs a random event; returns how home and model differ, or nil.
  mutating func step() async -> String? {
    let expected: [String]
    let effects: [Effect]
    switch Int.random(in: 0..<22, using: &random) {
    case 0..<11:
      (expected, effects) = press(Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)])
    case 11, 12: (expected, effects) = click()
    case 13: (expected, effects) = ([], resize())
    case 14...16: (expected, effects) = perform()
    case 17: (expected, effects) = await ask()
    case 18: (expected, effects) = answer()
    case 19: (expected, effects) = ([], point())
    case 20: (expected, effects) = ([], pass())
    default: (expected, effects) = ([], change())
    }
    let taps = effects.compactMap(\.tap)
    running += taps
    let items = taps.compactMap(\.intent.item)
    return items == expected ? difference : "runs \(items), not \(expected)"
  }

  private mutating func items(_ index: Int) -> [String] {
    home.controls(of: index, at: date).compactMap(\.control.intent.item)
  }

  private mutating func press(_ key: Key) -> ([String], [Effect]) {
    steps.append("\(key)")
    let expected = expect(key)
    let effects = home.handle(.input(.key(key)), at: date)
    // Today View lies left of the first page.
    if home.context.place == .today { _ = home.handle(.input(.key(Key("t"))), at: date) }
    return (expected, effects)
  }

  private mutating func expect(_ key: Key) -> [String] {
    guard !model.isLocked || [Key("Q"), Key("u")].contains(key) else { return [] }
    let items = items(model.focus)
    let isAct = key.code == .enter || key == Key(" ")
    if !isAct { model.hasLost = false }
    switch key.code {
    case .enter, .character(" "): return model.act(items)
    case .character(let digit) where digit.isNumber:
      return model.press((digit.wholeNumberValue ?? 0) - 1, of: model.focus, items)
    case .character("r"): model.tiles[model.focus].failures = []
    case .character("R"): for tile in model.tiles.indices { model.tiles[tile].failures = [] }
    case .character(let letter): model.lock(letter == "Q")
    case .escape: model.inside = nil
    case .pageUp:
      let page = home.page - 1
      if page >= 0 { model.focus(on: home.plan.board.first(onPage: page) ?? model.focus) }
    default: move(key, items)
    }
    return []
  }

  private mutating func move(_ key: Key, _ items: [String]) {
    let step = key.modifiers.contains(.shift) ? -1 : 1
    if model.inside != nil {
      let inside = model.focused(in: items)
      model.hasLost = false
      let last = items.count - 1
      let moved: [Key.Code: (Int) -> Int] = [
        .tab: { ($0 + step + items.count) % items.count }, .home: { _ in 0 }, .end: { _ in last },
        .up: { max(0, $0 - 1) }, .down: { min(last, $0 + 1) },
      ]
      return model.enter(inside.map(moved[key.code] ?? { $0 }), items)
    }
    let directions: [Key.Code: Direction] = [
      .up: .up, .down: .down, .left: .left, .right: .right,
    ]
    let target: Int =
      switch key.code {
      case .tab: max(0, min(2, model.focus + step))
      case .home: 0
      case .end: 2
      default:
        directions[key.code].map {
          home.plan.board.neighbor(of: model.focus, towards: $0)
        } ?? model.focus
      }
    model.focus(on: target)
  }

  /// Clicks a control or any other point.
  private mutating func click() -> ([String], [Effect]) {
    let index = Int.random(in: 0..<3, using: &random)
    let tile = home.context.boards[.home].plan.board.places[index].tile
    guard !model.isLocked else { return ([], home.click(at: tile.origin, at: date)) }
    let items = items(index)
    var (place, control) = (tile.origin, Int?.none)
    if !items.isEmpty, Int.random(in: 0..<3, using: &random) > 0 {
      let number = Int.random(in: 0..<items.count, using: &random)
      place = place + home.controls(of: index, at: date)[number].place.origin
      control = number
    }
    steps.append("click \(index) \(control.map { "\($0)" } ?? "beside")")
    let isThere = home.plan.board.widget(at: place, onPage: home.page) == index
    guard isThere else {
      let other = home.plan.board.widget(at: place, onPage: home.page)
      return other == nil ? ([], home.click(at: place, at: date)) : ([], [])
    }
    model.focus(on: index)
    model.hasLost = false
    let isOnControl = home.controls(of: index, at: date).index(at: place - tile.origin)
    guard let isOnControl else {
      model.inside = nil
      return ([], home.click(at: place, at: date))
    }
    return (model.press(isOnControl, of: index, items), home.click(at: place, at: date))
  }

  /// Moves the pointer, which must not change anything but the picture.
  private mutating func point() -> [Effect] {
    let place = Point(
      x: Int.random(in: 0..<90, using: &random), y: Int.random(in: 0..<30, using: &random))
    steps.append("point \(place)")
    return home.handle(.input(.mouse(Mouse(.move(nil), at: place))), at: date)
  }

  /// Removes the cause of a failure.
  private mutating func pass() -> [Effect] {
    guard let tap = finished.randomElement(using: &random) else { return [] }
    steps.append("passed \(tap.id.number)")
    model.passed(tap.id.number, of: tap.id.instance.number)
    return home.handle(.looked(after: tap.id, isFree: true), at: date)
  }

  private mutating func resize() -> [Effect] {
    let size = Self.sizes[Int.random(in: 0..<Self.sizes.count, using: &random)]
    steps.append("resize \(size)")
    return home.handle(.resized(size), at: date)
  }

  /// Ends a running tap with success or failure, or ends a finished one again.
  private mutating func perform() -> ([String], [Effect]) {
    let isLate = running.isEmpty || Int.random(in: 0..<8, using: &random) == 0
    let taps = isLate ? finished : running
    guard !taps.isEmpty else { return ([], []) }
    let tap = taps[Int.random(in: 0..<taps.count, using: &random)]
    let actionFaults: [ActionFault?] = [nil, nil, .failed("no"), .overdue]
    let actionFault = actionFaults[Int.random(in: 0..<actionFaults.count, using: &random)]
    running.removeAll { $0.id == tap.id }
    finished.append(tap)
    let index = tap.id.instance.number
    if actionFault == nil, let item = tap.intent.item { ledgers[index].flip(item) }
    steps.append("performed \(tap.id.number) \(actionFault.map { "\($0)" } ?? "")")
    return (
      model.performed(tap.id.number, of: index, actionFault),
      home.handle(.performed(Performance(of: tap.id, actionFault: actionFault)), at: date)
    )
  }

  private mutating func ask() async -> ([String], [Effect]) {
    steps.append("ask")
    for question in home.advance(to: date).compactMap(\.question) {
      let index = question.request.instance.number
      let truth = index < 2 ? ledgers[index].items : []
      answers.append((await question.answer, truth))
      model.asked(question.request.generation, of: index)
    }
    return ([], [])
  }

  private mutating func answer() -> ([String], [Effect]) {
    guard !answers.isEmpty else { return ([], []) }
    let (answer, truth) = answers.remove(at: Int.random(in: 0..<answers.count, using: &random))
    steps.append("answered \(answer.request.instance) \(answer.request.generation)")
    model.answered(answer.request.generation, of: answer.request.instance.number, truth)
    return ([], home.handle(.answered(answer), at: date))
  }

  /// Lets time pass and changes the store.
  private mutating func change() -> [Effect] {
    date += Double(Int.random(in: 0..<400, using: &random))
    let index = Int.random(in: 0..<2, using: &random)
    let name = "x\(Int.random(in: 0..<3, using: &random))"
    steps.append("change \(index) \(name)")
    ledgers[index].change { items in
      if items.contains(where: { $0.name == name }) {
        items.removeAll { $0.name == name }
      } else {
        items.insert(Ledger.Item(name: name), at: 0)
      }
    }
    return home.handle(.reloadRequested(kind: index == 0 ? "one" : "two"), at: date)
  }
}
