/// A subcommand with its own actions, as data for parsing, errors, help and the manual page.
///
///     Command(
///       name: "todo", summary: "Manage reminders",
///       actions: [
///         Action(
///           name: "done", summary: "Mark reminders as done",
///           operands: [Operand("ID", .several)], examples: ["widgetty todo done 3"]
///         ) { arguments, context in ... }
///       ])
package struct Command: Sendable {
  let name: String
  let summary: String
  /// The actions by the word that names them. An action without a name is the only one.
  let actions: [Action]
  /// Whether it prints at once what it can, instead of waiting for other processes.
  let isPrompt: Bool
  /// What the manual page says about its data.
  let chapters: [HelpSection]

  /// Creates a command whose next word names the action.
  package init(
    name: String, summary: String, isPrompt: Bool = false, chapters: [HelpSection] = [],
    actions: [Action]
  ) {
    (self.name, self.summary, self.actions) = (name, summary, actions)
    (self.isPrompt, self.chapters) = (isPrompt, chapters)
  }

  /// Creates a command with a single action.
  package init(
    name: String, summary: String, detail: String? = nil, operands: [Operand] = [],
    options: [Option] = [], examples: [String], run: @escaping Action.Run
  ) {
    self.init(
      name: name, summary: summary,
      actions: [
        Action(
          name: nil, summary: summary, detail: detail, operands: operands, options: options,
          examples: examples, run: run)
      ])
  }

  func action(named name: String?) -> Action? {
    actions.first { $0.name == name }
  }

  /// The words that run an action.
  func written(_ action: Action) -> String {
    [Program.name, name, action.name].compactMap(\.self).joined(separator: " ")
  }

  func synopsis(of action: Action) -> String {
    ([written(action)] + action.operands.map(\.synopsis)).joined(separator: " ")
  }
}
