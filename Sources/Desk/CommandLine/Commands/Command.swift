/// A subcommand with its own actions, as data for parsing, errors, help and the manual page.
///
///     Command(
///       name: "todo",
///       actions: [
///         Action(
///           name: "done", operands: [Operand("ID", .several)], examples: ["widgetty todo done 3"]
///         ) { arguments, context in ... }
///       ])
///
/// What help says of it is the string `command.todo`, and of its action `command.todo.done`.
package struct Command: Sendable {
  let name: String
  /// The actions by the word that names them. An action without a name is the only one.
  let actions: [Action]
  /// Whether it prints at once what it can, instead of waiting for other processes.
  let isPrompt: Bool
  /// What the manual page says about its data.
  let chapters: [HelpSection.Chapter]

  /// Creates a command whose next word names the action.
  package init(
    name: String, isPrompt: Bool = false, chapters: [HelpSection.Chapter] = [],
    actions: [Action]
  ) {
    (self.name, self.actions) = (name, actions)
    (self.isPrompt, self.chapters) = (isPrompt, chapters)
  }

  /// Creates a command with a single action.
  package init(
    name: String, operands: [Operand] = [], options: [Option] = [], examples: [String],
    run: @escaping Action.Run
  ) {
    self.init(
      name: name,
      actions: [
        Action(name: nil, operands: operands, options: options, examples: examples, run: run)
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
