import Cells
import FoundationEssentials
import Home
import HomeTesting
import Kit
import Terminal

extension Stage {
  static let change = Stage(name: "change", summary: "a minute goes by: time, bytes and cells") {
    let subject = try Subject()
    let size = Subject.sizes[0]
    return try [ColorDepth.direct, .palette256, .mono].flatMap { depth in
      [
        Figure(
          "change.time.\(depth)", try minutes(subject, size, depth), in: .microseconds, limit: 150)
      ] + (try traffic(subject, depth))
    }
  }

  /// From waking up to having written.
  private static func minutes(
    _ subject: Subject, _ size: Size, _ depth: ColorDepth
  ) throws -> Timing {
    try BusyTerminal.with(size: size) { terminal in
      var screen = try Screen(bench: terminal, depth: depth)
      var home = subject.home(size)
      var date = Subject.date
      return try Timing.of {
        date.addTimeInterval(60)
        _ = home.advance(to: date)
        return try screen.show(&home, at: date).byteCount
      }
    }
  }

  /// The bytes sent for a new minute in which one digit changes.
  ///
  /// The first frame must be small enough for the system to buffer it until it is read.
  private static func traffic(_ subject: Subject, _ depth: ColorDepth) throws -> [Figure] {
    let size = Size(width: 60, height: 20)
    let terminal = try BareTerminal(size: size)
    defer { terminal.hangUp() }
    var screen = try Screen(bench: terminal.inner, depth: depth)
    var home = subject.home(size)
    try screen.show(&home, at: Subject.date)
    terminal.receive()
    terminal.mark()
    let frame = try screen.show(&home, at: Subject.date.addingTimeInterval(60))
    terminal.receive()
    let touched = Double(terminal.emulator.touched.count)
    let changed = Double(frame.damage.area)
    return [
      Figure("change.bytes.\(depth)", Double(frame.byteCount), .bytes),
      Figure("change.changed.\(depth)", changed, .cells),
      Figure("change.touched.\(depth)", touched, .cells, limit: 1.4 * changed),
    ]
  }
}
