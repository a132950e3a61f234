import Cells
import FoundationEssentials
import Home
import HomeTesting
import Kit
import Layout
import Terminal
import Views

extension Stage {
  static let ink = Stage(name: "ink", summary: "numerals, symbols and gradients, drawn and sent") {
    let subject = try Subject()
    return try tiles(subject) + motions(subject) + frames(subject) + numerals(subject)
  }

  private static let tile = Size(width: 21, height: 10)

  private static func tiles(_ subject: Subject) -> [Figure] {
    let node = sky(21, in: subject)
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
      return try screen.show(&home, at: Subject.date).byteCount
    }
    return [
      Figure("ink.frame", time, in: .milliseconds, limit: 5),
      Figure("ink.frame.bytes", Double(bytes), .bytes, limit: 60_000),
    ]
  }

  /// The bytes sent for a small tile whose digits all change.
  private static func numerals(_ subject: Subject) throws -> [Figure] {
    try [("upright", NumeralView.upright), ("diagonal", NumeralView.diagonal)].flatMap {
      name, gradient in
      let frames = [21, 38, 56, 74, 90].map { number in
        let view = NumeralView(number: number, gradient: gradient)
        let node = Node(archiving: view, in: subject.presentation.environment)
        return subject.canvas(of: node, in: tile)
      }
      let (sent, least) = try bytes(showing: frames)
      return [
        Figure("ink.numeral.bytes.\(name)", sent / Double(frames.count - 1), .bytes),
        Figure("ink.numeral.ratio.\(name)", sent / least, .ratio, limit: 1.7),
      ]
    }
  }

  /// The bytes sent by all frames but the first, and the minimum for these.
  private static func bytes(showing frames: [Canvas]) throws -> (sent: Double, least: Double) {
    try BusyTerminal.with(size: tile) { terminal in
      var screen = try Screen(bench: terminal)
      try screen.show(frames[0])
      return try frames.dropFirst().reduce((sent: 0, least: 0)) { sum, canvas in
        let frame = try screen.show(canvas)
        return (
          sum.sent + Double(frame.byteCount),
          sum.least + Double(GreedyWriter(sending: frame.damage).byteCount)
        )
      }
    }
  }

  /// A frame in which a numeral rolls and a symbol fades.
  private static func motions(_ subject: Subject) -> [Figure] {
    let before = subject.box(of: sky(21, in: subject), in: tile)
    let after = subject.box(of: sky(26, in: subject), in: tile)
    let ground = Canvas(size: tile)
    let passage = Passage(from: before, to: after, over: ground, look: subject.presentation.look)
    let making = Timing.of {
      Passage(from: before, to: after, over: ground, look: subject.presentation.look)
    }
    return [
      Figure("ink.motion.begin", making, in: .microseconds),
      Figure(
        "ink.motion.frame", Timing.of { passage?.canvas(at: 0.4) }, in: .microseconds, limit: 300),
    ]
  }

  private static func sky(_ number: Int, in subject: Subject) -> Node {
    Node(archiving: SkyView(number: number), in: subject.presentation.environment)
  }
}
