import Cells
import FoundationEssentials
import Home
import Kit
import Layout
import Terminal
import Views

extension Stage {
  static let ink = Stage(name: "ink", summary: "numerals, symbols and gradients, drawn and sent") {
    let subject = try Subject()
    return try tiles(subject) + frames(subject) + numerals(subject)
  }

  private static let tile = Size(width: 21, height: 10)

  private static func tiles(_ subject: Subject) -> [Figure] {
    let node = Node(archiving: SkyView(number: 21), in: subject.presentation.environment)
    let box = subject.box(of: node, in: tile)
    return [
      Figure("ink.layout", Timing.of { subject.box(of: node, in: tile) }, in: .microseconds),
      Figure("ink.paint", Timing.of { subject.canvas(of: box, in: tile) }, in: .microseconds),
      Figure(
        "ink.tile", Timing.of { subject.canvas(of: node, in: tile) }, in: .microseconds, limit: 300),
    ]
  }

  /// The first frame of a screen full of tiles.
  private static func frames(_ subject: Subject) throws -> [Figure] {
    let size = Subject.sizes[0]
    let home = subject.skies(15, size: size)
    let time = Timing.of {
      var home = home
      return home.canvas(at: Subject.date)
    }
    let bytes = try BusyTerminal.with(size: size) { terminal in
      var home = home
      var screen = try Screen(bench: terminal)
      return try screen.show(home.canvas(at: Subject.date)).byteCount
    }
    return [
      Figure("ink.frame", time, in: .milliseconds, limit: 5),
      Figure("ink.frame.bytes", Double(bytes), .bytes, limit: 60_000),
    ]
  }

  /// What the turn of an entry sends that changes a numeral.
  private static func numerals(_ subject: Subject) throws -> [Figure] {
    let size = Size(width: 30, height: 14)
    let terminal = try BareTerminal(size: size)
    defer { terminal.hangUp() }
    var screen = try Screen(bench: terminal.inner)
    var home = subject.skies(1, size: size)
    try screen.show(home.canvas(at: Subject.date))
    terminal.receive()
    let date = Subject.date + 60
    _ = home.advance(to: date)
    let frame = try screen.show(home.canvas(at: date))
    return [
      Figure("ink.numeral.bytes", Double(frame.byteCount), .bytes),
      Figure("ink.numeral.changed", Double(frame.damage.area), .cells),
    ]
  }
}
