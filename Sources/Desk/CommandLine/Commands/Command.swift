/// A subcommand with words of its own, as data: parsing, errors, help and the manual page all read
/// it here.
///
///     Command(
///       name: "todo", summary: "Keeps reminders.",
///       actions: [
///         Action(
///           name: "done", summary: "Says that reminders are done.",
///           operands: [Operand("ID", .several)], examples: ["widgetty todo done 3"]
///         ) { arguments, context in ... }
///       ])
package struct Command: Sendable {
  let name: String
  let summary: String
  /// What it does, by the next word; without a name there is only one, and no such word.
  let actions: [Action]

  /// One whose next word says what it does.
  package init(name: String, summary: String, actions: [Action]) {
    (self.name, self.summary, self.actions) = (name, summary, actions)
  }

  /// One that does one thing.
  package init(
    name: String, summary: String, operands: [Operand] = [], options: [Option] = [],
    examples: [String], run: @escaping Action.Run
  ) {
    self.init(
      name: name, summary: summary,
      actions: [
        Action(
          name: nil, summary: summary, operands: operands, options: options, examples: examples,
          run: run)
      ])
  }

  func action(named name: String?) -> Action? {
    actions.first { $0.name == name }
  }

  /// As a person types it to have one thing done.
  func written(_ action: Action) -> String {
    [Program.name, name, action.name].compactMap(\.self).joined(separator: " ")
  }

  func synopsis(of action: Action) -> String {
    ([written(action)] + action.operands.map(\.synopsis)).joined(separator: " ")
  }
}
