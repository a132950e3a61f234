import Cells
import Kit
import Testing

/// Checks that a new minute sends only what has changed.
struct ChangeTests {
  private static let header = Rect(x: 0, y: 0, width: Release.usualSize.width, height: 1)

  /// A sleeping dashboard whose minutes last less than two seconds.
  private func running(
    _ arguments: [String] = [], speed: Int = 45
  ) throws -> PseudoTerminal {
    let pace = ["--from", "2026-11-21T09:41:30+09:00", "--speed", "\(speed)"]
    let terminal = try Release.dashboard(pace + arguments, profile: .mute)
    try terminal.waitForQuestions()
    try terminal.waitForSleep()
    return terminal
  }

  private func time(on canvas: Canvas) throws -> String {
    try String(#require(canvas.description.firstMatch(of: /\d+:\d\d/)).output)
  }

  private func screen(at time: String) throws -> Canvas {
    let padding = time.count < 5 ? "0" : ""
    return try Printout.screen(Release.usualSize, at: "2026-11-21T\(padding)\(time):00+09:00")
      .withoutNews
  }

  /// The shown times before and after a new minute.
  private func turn(of terminal: PseudoTerminal) throws -> (before: String, after: String) {
    let before = try time(on: terminal.canvas)
    terminal.mark()
    try terminal.wait(for: "another minute") { (try? time(on: $0.canvas)) != before }
    try terminal.waitForSleep()
    return (before, try time(on: terminal.canvas))
  }

  @Test func touchesWhatChanged() throws {
    let terminal = try running()
    for _ in 0..<2 {
      let before = terminal.canvas
      let (earlier, later) = try turn(of: terminal)
      #expect(before.withoutNews == (try screen(at: earlier)))
      #expect(terminal.canvas.withoutNews == (try screen(at: later)))

      let touched = terminal.emulator.touched
      let changed = terminal.canvas.changes(since: before)
      #expect(touched.isSuperset(of: changed))
      #expect(touched.allSatisfy(Self.header.contains))
      #expect(Double(touched.count) <= 1.4 * Double(changed.count))
    }
  }

  @Test func isTintedOnDemand() throws {
    let terminal = try running(["--show-damage"])
    let (earlier, later) = try turn(of: terminal)
    let (before, after) = (try screen(at: earlier), try screen(at: later))
    let tinted = terminal.canvas.withoutNews
    #expect(tinted.description == after.description)
    #expect(tinted.underlined == after.changes(since: before))
    #expect(tinted.changes(since: after) == after.changes(since: before))
  }

  /// What it has worked out for the coming minutes is of no use once a key is pressed.
  @Test func looksTheSameAfterAKeyBetweenMinutes() throws {
    let terminal = try running(speed: 120)
    for _ in 0..<2 {
      for _ in 0..<5 { _ = try turn(of: terminal) }
      try terminal.type("?")
      try terminal.wait(forText: "This help")
      try terminal.type("?")
      try terminal.wait(forNo: "This help")
      let (_, later) = try turn(of: terminal)
      #expect(terminal.canvas.withoutNews == (try screen(at: later)))
    }
  }

  /// A busy machine may let it sleep through a minute, and wake it once for two.
  @Test func wakesTheProgramAtMostOnce() throws {
    let terminal = try running()
    _ = try turn(of: terminal)
    let before = try terminal.footprint().voluntarySwitches
    let (earlier, later) = try turn(of: terminal)
    let minutes = try [earlier, later].map { try #require(Int($0.suffix(2))) }
    let turns = (minutes[1] - minutes[0] + 60) % 60
    #expect(try terminal.footprint().voluntarySwitches - before <= turns)
  }
}

extension Canvas {
  fileprivate var underlined: Set<Point> {
    Set(places.filter { self[$0.x, $0.y].style.attributes.contains(.underline) })
  }
}
