import Cells
import Foundation
import Kit
import Testing

/// Checks that a locked dashboard sends nothing private to its terminal, whatever is done there.
struct LockedReleaseTests {
  /// How many keys and clicks; more in `make deep ONLY=fuzz`.
  private static let rounds =
    ProcessInfo.processInfo.environment["FUZZ_ROUNDS"] == nil ? 20 : 250
  private static let inputsOfRound = 40

  @Test func keepsItsSecretsFromTheTerminal() throws {
    let folder = try PrivateFolder()
    var chance = LockedInput(seed: 7)
    var watch = try Watch(over: folder.dashboard("--place", "lock"))
    for round in 0..<Self.rounds {
      let inputs = (0..<Self.inputsOfRound).map { _ in chance.input() }
      try watch.type(inputs)
      switch round % 6 {
      case 0, 3: try watch.type(["s"])
      case 1: try watch.unlock(by: "u", untilLockedBy: "Q")
      case 2: try watch.type(["t"])
      case 4: try watch.unlock(by: "e", untilLockedBy: "Q")
      default:
        try watch.quit()
        watch = try Watch(over: folder.dashboard())
      }
      try watch.expectNothingPrivate(after: inputs)
    }
  }

  @Test(arguments: ["shown", "dday,reminders,caffeine,steps,timer"])
  func showsThemIfTheUserWishes(word: String) throws {
    let folder = try PrivateFolder()
    let terminal = try folder.dashboard("--place", "lock", "--locked-content", word)
    for secret in PrivateFolder.secrets { try terminal.wait(forText: secret) }
    try terminal.type("u")
    _ = try terminal.waitForSleep()
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}

/// Follows what a dashboard sends from the time when it is locked.
private struct Watch {
  private let terminal: PseudoTerminal
  private var start = 0

  init(over terminal: PseudoTerminal) throws {
    self.terminal = terminal
    // Keys before may have fixed the colours, so that they can't be changed in order to settle.
    try terminal.waitForQuestions()
    try terminal.waitForSleep()
  }

  func type(_ inputs: [String]) throws {
    for input in inputs { try terminal.type(input) }
    try terminal.waitForSleep()
  }

  /// Unlocks the Lock Screen, where secrets are then to be seen, and locks it again.
  mutating func unlock(by key: String, untilLockedBy other: String) throws {
    try expectNothingPrivate(after: [key])
    // First closes what is open, and StandBy behind it.
    try type(["\u{1B}h", "\u{1B}h", key])
    try terminal.wait(forText: PrivateFolder.secrets[0])
    try type(key == "e" ? ["\u{1B}"] : [other])
    try terminal.wait(forText: "u Unlock")
    try terminal.waitForSleep()
    start = terminal.output.count
  }

  func quit() throws {
    try terminal.pressControl("c")
    _ = try terminal.waitForEnd()
  }

  func expectNothingPrivate(
    after inputs: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = terminal.output[start...]
    let picture = terminal.canvas.description
    let told = PrivateFolder.secrets.filter {
      bytes.contains(Array($0.utf8)) || picture.contains($0)
    }
    #expect(told == [], "after \(inputs)", sourceLocation: sourceLocation)
  }
}

/// Keys and clicks by chance that neither unlock the screen nor end the program.
private struct LockedInput {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func input() -> String {
    Bool.random(using: &random) ? key() : click()
  }

  private mutating func key() -> String { Self.keys.randomElement(using: &random) ?? " " }

  /// A click, a turn of the wheel or a move above the keys in the last rows.
  private mutating func click() -> String {
    let (x, y) = (Int.random(in: 1...120, using: &random), Int.random(in: 1...37, using: &random))
    let kinds = ["0", "0", "0", "64", "65", "35"]
    let kind = kinds.randomElement(using: &random) ?? "0"
    let press = "\u{1B}[<\(kind);\(x);\(y)M"
    return kind == "0" ? press + "\u{1B}[<0;\(x);\(y)m" : press
  }

  /// Esc comes with a letter, for what follows it would belong to its sequence; the text size stays, so
  /// that a title is seen once the screen is unlocked.
  private static let keys: [String] =
    (33..<127).map { String(UnicodeScalar($0)) }.filter { !"ueqUEQ+-=_".contains($0) }
    + "ㅁㅠㅊㅇㄹㅎㅗㅣㅏㅡㅜㅐㅔㄱㄴㅅㅍㅈㅌㅛㅋㅒㅖㄲㅆ".map { String($0) }
    + [
      "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~",
      "\u{1B}[6~", "\t", "\u{1B}[Z", "\r", " ", "\u{1B}h", "\u{1B}OP", "\u{7F}", "\u{1B}[3~",
      "\u{E}", "\u{C}", "\u{13}",
    ]
}
