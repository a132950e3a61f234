import Cells
import Kit

/// What is done to the dashboard, by chance; reproducible by seed.
struct Chance: Sendable {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  enum Deed: Sendable {
    case type(String)
    case press(Keystroke)
    case click(Point)
    case scroll(Point)
    case drag(Point, Point)
    case resize(Size)
    case focus(Bool)
    case paste(String)
    case command([String])
    case editFile([String])
  }

  static let usualSize = Size(width: 120, height: 40)

  /// Each turns something and turns it back, or can be repeated forever.
  private static let texts = [
    "r", "R", "1", "2", "3", "+-", "nn", "OO", "ff", "mmm", "lu", "d", "c", "[", "]", "?\u{1B}",
    "i\u{1B}", "\u{C}", "가나다", "\u{1B}[999;999R", "v",
  ]

  private static let keys: [Keystroke] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backTab,
    .backspace, .delete, .function(1), .function(9),
  ]

  private static let cities = ["seoul", "busan", "london", "tokyo"]

  mutating func deed() -> Deed {
    switch number(below: 40) {
    case 0..<12: .press(one(of: Self.keys))
    case 12..<20: .type(one(of: Self.texts))
    case 20..<25: .click(place())
    case 25: .scroll(place())
    case 26: .drag(place(), place())
    case 27, 28: .resize(size())
    case 29: .focus(number(below: 2) == 0)
    case 30: .paste(String(repeating: "long ", count: number(below: 200)))
    case 31: .editFile((0..<number(below: 30)).map { "\(line($0))" })
    default: .command(command())
    }
  }

  private mutating func command() -> [String] {
    switch number(below: 12) {
    case 0, 1: ["dday", "add", "Day \(number(below: 100))", "+\(number(below: 400))d"]
    case 2, 3: ["dday", "remove", "\(1 + number(below: 30))"]
    case 4: ["todo", "add", "Task \(number(below: 100))", "--due", "+2d", "--list", "Home"]
    case 5: ["todo", "done", "\(1 + number(below: 5))", "--list", "Home"]
    case 6: ["todo", "remove", "\(1 + number(below: 5))", "--list", "Home"]
    case 7: ["caffeine", "log", "espresso"]
    case 8: ["caffeine", "undo"]
    case 9: ["widget", "set", "1", "city=\(one(of: Self.cities))"]
    case 10: ["reload"]
    default: ["read"]
    }
  }

  private mutating func line(_ index: Int) -> String {
    "\(number(below: 3) == 0 ? "x " : "")Line \(index) of \(number(below: 1000))"
  }

  private mutating func place() -> Point {
    Point(
      x: number(below: Self.usualSize.width), y: number(below: Self.usualSize.height))
  }

  private mutating func size() -> Size {
    Size(width: 20 + number(below: 180), height: 5 + number(below: 55))
  }

  mutating func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
