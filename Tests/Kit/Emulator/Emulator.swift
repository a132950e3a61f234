package import Cells

/// A terminal without a window: takes a program's output and holds what a user would see.
package struct Emulator: Sendable {
  package internal(set) var profile: Profile
  package internal(set) var cursor = Cursor()
  package internal(set) var modes = Mode.initial
  package internal(set) var title = ""
  /// The unknown input, made readable.
  package internal(set) var unknown: [String] = []
  package internal(set) var bellCount = 0
  package internal(set) var counters = Counters()

  var grid: Grid
  /// The main screen while the alternate one is shown; nil otherwise.
  var hiddenGrid: Grid?
  var savedCursor = SavedCursor()
  var savedCursorOfHiddenGrid = SavedCursor()
  var region: Range<Int>
  var tabs: Set<Int>
  var lastGlyph: Glyph?
  var hasChangedPalette = false
  var replies: [UInt8] = []
  private var tokenizer = Tokenizer()

  package init(size: Size, profile: Profile = .modern) {
    self.profile = profile
    grid = Grid(size: size)
    region = 0..<grid.size.height
    tabs = Self.initialTabs
  }

  package var size: Size { grid.size }
  package var canvas: Canvas { grid.canvas }

  package mutating func feed(_ bytes: some Collection<UInt8>) {
    counters.bytes += bytes.count
    tokenizer.append(bytes)
    while let token = tokenizer.next() { perform(token) }
  }

  package mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  /// The answers to be typed; clears them.
  package mutating func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  package mutating func resize(to size: Size) {
    grid.resize(to: size)
    hiddenGrid?.resize(to: size)
    region = 0..<grid.size.height
    moveCursor(to: cursor.place)
  }

  static let initialTabs = Set(stride(from: 8, to: 1_024, by: 8))
}
