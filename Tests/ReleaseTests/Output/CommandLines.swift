import struct Kit.SplitMix

@testable import Commands
@testable import Desk

/// A source of command lines, the same for the same seed.
struct CommandLines {
  private var random: SplitMix
  private let commands: [[String]]
  private let words: [String]

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    commands =
      Self.all.flatMap { command in
        command.actions.map { action in [command.name] + (action.name.map { [$0] } ?? []) }
      } + Subcommand.allCases.map { [$0.rawValue] } + [["--help"], ["--man"], ["--version"], []]
    // A line that is followed never ends.
    let options = Self.all.flatMap(\.actions).flatMap(\.options).map(\.written)
      .filter { $0 != "--follow" }
    // No line leaves its folder.
    let flags = Flags().all.map(\.written).filter { $0 != "--data" }
    words = options + flags + Self.values
  }

  private static let all: [Command] = [
    .reload, .open, .widget, .dday, .todo, .caffeine, .weather, .inline, .doctor,
  ]
  private static let values = [
    "weather", "dday", "reminders", "small", "medium", "large", "city=busan", "title=", "1=2",
    "day=1", "0", "1", "2", "-1", "99999999999999999999", "12-25", "2026-12-25", "tomorrow", "내일",
    "음력 8월 15일", "8:30", "25:00", "yearly", "never", "seoul", "1,2", "x", "", "-", "--", "=", "en",
    "ko", "text", "json", "ansi", "svg", "40x10", "mono", "simulated", "celsius",
  ]

  mutating func next() -> [String] {
    let start = commands.randomElement(using: &random) ?? []
    return start + (0..<Int.random(in: 0...4, using: &random)).map { _ in word() }
  }

  /// Whether such a line may print what is meant for other programs.
  func isRaw(_ words: [String]) -> Bool {
    words.contains("export") || words.contains { $0.contains("ansi") }
  }

  private mutating func word() -> String {
    let word = words.randomElement(using: &random) ?? ""
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: garbage()
    case 1: "\(word)=\(garbage())"
    case 2: garbage() + word
    default: word
    }
  }

  private mutating func garbage() -> String {
    let places: [ClosedRange<UInt32>] = [
      1...0x20, 0x7F...0xA0, 0x200B...0x206F, 0x21...0x2E, 0x30...0x7E, 0xAC00...0xAD00,
      0x300...0x310, 0x1F300...0x1F600,
    ]
    return (0..<Int.random(in: 1...8, using: &random)).reduce(into: "") { text, _ in
      let place = places.randomElement(using: &random) ?? 0x21...0x2E
      text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: place, using: &random)) ?? "x")
    }
  }
}
