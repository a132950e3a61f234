import Cells
import Foundation
import Pages
import Kit
import Testing

struct HostileKeyTests {
  /// The keys that quit or stop the program.
  private static let meaningful: Set<UInt8> = [0x71, 0x03, 0x1C, 0x1A]

  private static let partSize = 500

  /// How much is typed; more in `make deep ONLY=fuzz`.
  private static let rounds =
    ProcessInfo.processInfo.environment["FUZZ_ROUNDS"] == nil ? 800 : 4_000

  /// Terminal input other than letters, most of which random bytes never produce.
  private static let reports = [
    "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]11;rgb:00/00/00\u{7}", "\u{1B}[?997;1n",
    "\u{1B}[?997;2n", "\u{1B}[?2026;2$y", "\u{1B}[?2026;0$y", "\u{1B}P>|kitty(0.40)\u{1B}\\",
    "\u{1B}[<0;10;10M", "\u{1B}[<35;80;24m", "\u{1B}[I\u{1B}[O", "\u{1B}[200~한글\r\n\u{1B}[201~",
    "\u{1B}[1;5A", "\u{1B}OP", "r", "\u{1B}", "가나다",
  ].map { Array($0.utf8) }

  @Test(arguments: [1, 2])
  func leaveTheProgramAlive(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    try expectLife(
      after: (0..<50 * Self.rounds).map { _ in .random(in: .min ... .max, using: &random) })
  }

  @Test(arguments: [1, 2])
  func andReportsLeaveTheProgramAlive(seed: UInt64) throws {
    var mutator = Mutator(corpus: Self.reports, seed: seed)
    try expectLife(after: (0..<Self.rounds).flatMap { _ in mutator.next() })
  }

  /// The bytes without those of letters that lie on a key that quits.
  private static func harmless(_ bytes: [UInt8]) -> [UInt8] {
    var left: [UInt8] = []
    for byte in bytes {
      left.append(byte)
      // What precedes a letter that is left out may go on with what follows it.
      let last = String(validating: left.suffix(3), as: UTF8.self)?.unicodeScalars
      guard let last, last.count == 1, let scalar = last.first else { continue }
      if Key(Character(scalar)).strokes.map(\.latin).contains(Key("q")) { left.removeLast(3) }
    }
    return left
  }

  private func expectLife(after bytes: [UInt8]) throws {
    let terminal = try Release.dashboard()
    try terminal.settle()
    // Sends parts with a deadline each; the total speed doesn't matter.
    var rest = Self.harmless(bytes.filter { !Self.meaningful.contains($0) })[...]
    while !rest.isEmpty {
      try terminal.send(Array(rest.prefix(Self.partSize)))
      rest = rest.dropFirst(Self.partSize)
    }
    // Ends any sequence still open.
    try terminal.type("\u{1B}[201~\u{1B}\\\u{1B}\\\u{1B}\\")
    #expect(try quit(terminal) == .exit(0))
    terminal.expectRestored()
  }

  /// Presses ^C, for where text is typed, q is a letter. If that only makes an editor ask whether
  /// changes may be lost, presses it again.
  private func quit(_ terminal: PseudoTerminal) throws -> Ending {
    try terminal.pressControl("c")
    if let ending = try terminal.waitForSleepOrEnd() { return ending }
    try terminal.pressControl("c")
    return try terminal.waitForEnd()
  }
}
