/// The program that draws the terminal, and its version as far as known.
package struct TerminalVersion: Hashable, Sendable {
  /// In small letters.
  package let program: String
  /// Empty if unknown.
  package let numbers: [Int]

  package init(program: some StringProtocol, numbers: [Int] = []) {
    self.program = program.lowercased()
    self.numbers = numbers
  }

  /// Parses terminals' answers: `kitty(0.26.5)`, `WezTerm 20240203-110809`, `VTE(7600)`.
  package init(answer: String) {
    let program = answer.prefix { $0 != " " && $0 != "(" }
    self.init(program: program, version: answer.dropFirst(program.count))
  }

  /// Parses a version; VTE writes 0.76.1 as 7601, and Konsole 22.4.1 as 220401.
  init(program: some StringProtocol, version: some StringProtocol) {
    var numbers = version.split { !$0.isNumber }.compactMap { Int($0) }
    if numbers.count == 1 {
      let packed = numbers[0]
      switch program.lowercased() {
      case "vte": numbers = [0, packed / 100, packed % 100]
      case "konsole" where packed > 10_000:
        numbers = [packed / 10_000, packed / 100 % 100, packed % 100]
      default: break
      }
    }
    self.init(program: program, numbers: numbers)
  }

  func isAtLeast(_ least: [Int]) -> Bool {
    !numbers.lexicographicallyPrecedes(least)
  }
}

extension TerminalVersion {
  /// The terminal that a name in `TERM` means, such as `xterm-kitty`.
  init(_ name: TerminalName) {
    let own = name.text.hasPrefix("xterm-") ? name.text.dropFirst("xterm-".count) : name.text[...]
    self.init(program: own.prefix { $0.isLetter })
  }

  /// The terminals that the environment suggests, the likeliest first. `TERM` is the most reliable,
  /// because the other variables are inherited by terminals started from another one.
  static func candidates(_ environment: [String: String]) -> [TerminalVersion] {
    let named = TerminalVersion(TerminalName(environment["TERM"] ?? ""))
    let program = environment["TERM_PROGRAM"].map {
      TerminalVersion(program: $0, version: environment["TERM_PROGRAM_VERSION"] ?? "")
    }
    let others = [("vte", "VTE_VERSION"), ("konsole", "KONSOLE_VERSION")].compactMap { name in
      environment[name.1].map { TerminalVersion(program: name.0, version: $0) }
    }
    // The same terminal with its version tells more.
    if let program, program.program == named.program { return [program] }
    return [named, program].compactMap(\.self) + others
  }
}
