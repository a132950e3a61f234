/// The program that draws the terminal, and its version as far as known.
package struct TerminalVersion: Hashable, Sendable {
  package let program: String
  package let numbers: [Int]

  package init(program: String, numbers: [Int] = []) {
    self.program = program.lowercased()
    self.numbers = numbers
  }

  /// Parses terminals' answers: `kitty(0.26.5)`, `WezTerm 20240203-110809`, `VTE(7600)`.
  package init(answer: String) {
    let program = answer.prefix { $0.isLetter }
    let version = answer.dropFirst(program.count).drop { !$0.isNumber }
    self.init(program: String(program), version: String(version))
  }

  /// Parses a version; VTE writes 0.76.1 as 7601.
  init(program: String, version: String) {
    let numbers = version.split { !$0.isNumber }.compactMap { Int($0) }
    let isPacked = program.lowercased() == "vte" && numbers.count == 1
    self.init(
      program: program,
      numbers: isPacked ? [0, numbers[0] / 100, numbers[0] % 100] : numbers)
  }

  package var drawsSextants: Bool {
    switch program {
    case "kitty", "foot", "wezterm", "ghostty", "contour": true
    case "alacritty": isAtLeast([0, 14])
    case "vte": isAtLeast([0, 62])
    default: false
    }
  }

  private func isAtLeast(_ least: [Int]) -> Bool {
    !numbers.lexicographicallyPrecedes(least)
  }
}

extension TerminalVersion {
  /// The terminals that the environment suggests. `TERM` is the most reliable, because the other
  /// variables are inherited by terminals started from another one.
  static func candidates(_ environment: [String: String]) -> [TerminalVersion] {
    let name = environment["TERM"] ?? ""
    let own = name.hasPrefix("xterm-") ? name.dropFirst("xterm-".count) : name[...]
    let named = TerminalVersion(program: String(own.prefix { $0.isLetter }))
    if named.drawsSextants { return [named] }
    let program = environment["TERM_PROGRAM"].map {
      TerminalVersion(program: $0, version: environment["TERM_PROGRAM_VERSION"] ?? "")
    }
    let vte = environment["VTE_VERSION"].map { TerminalVersion(program: "vte", version: $0) }
    return [program, vte].compactMap(\.self)
  }
}
