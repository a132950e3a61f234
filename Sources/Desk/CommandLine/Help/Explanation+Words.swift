import System

/// Where the texts of help are found: a key for each flag, command and action, `.more` for what only the
/// manual adds, and `.usual` for a default that can't be typed.
extension StringTable {
  func explanation(of flag: Flag) -> Explanation {
    explanation(["flag.\(flag.name)"], flag.usual, flag.choices)
  }

  /// All that the manual says of a flag.
  func paragraph(of flag: Flag) -> String {
    var explanation = explanation(of: flag)
    if !flag.excluded.isEmpty {
      let others = alternatives(flag.excluded.map { "--\($0)" })
      explanation.details.append(text("manual.excluded %@", others))
    }
    return explanation.paragraph
  }

  func explanation(of command: Command, _ action: Action) -> Explanation {
    let own = "command.\(command.name).\(action.name ?? "print")"
    return explanation([own, "command.\(command.name)"], action.usual, action.values)
  }

  /// Options of several actions, or of several commands, may share a text.
  func explanation(of option: Option, of command: Command, _ action: Action) -> Explanation {
    let words = [command.name, action.name, option.name].compactMap(\.self)
    let keys = [words.joined(separator: "."), "\(command.name).\(option.name)", option.name]
    return explanation(keys.map { "option.\($0)" }, option.usual, option.values)
  }

  func summary(of command: Command) -> String { text("command.\(command.name)") }

  func summary(of subcommand: Subcommand) -> String { text("command.\(subcommand.rawValue)") }

  /// The texts of the first key that there is.
  private func explanation(
    _ keys: [String], _ usual: String?, _ values: [String]
  ) -> Explanation {
    let key = keys.first { self[$0] != nil } ?? keys.joined(separator: " ")
    return Explanation(
      summary: text(key), usual: usual ?? self["\(key).usual"], values: values,
      details: [self["\(key).more"]].compactMap(\.self))
  }
}
