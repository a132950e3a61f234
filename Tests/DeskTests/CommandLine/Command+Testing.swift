@testable import Desk

extension Command {
  /// The program's own commands and one for tests.
  static let known: [Command] = [.reload, .widget, .testing]

  static let testing = Command(
    name: "test", summary: "Try what commands can be",
    actions: [
      Action(
        name: "keep", summary: "Take several words and flags",
        operands: [Operand("TEXT", .several)],
        options: [
          Option("due", "DAY", summary: "Due date"),
          Option("urgent", summary: "Urgent"),
        ],
        examples: ["widgetty test keep milk --due today"], run: { _, _ in .success }),
      Action(
        name: "drop", summary: "Take one word and perhaps another",
        operands: [Operand("ID"), Operand("REASON", .oneOrNone)],
        examples: ["widgetty test drop 3"], run: { _, _ in .success }),
      Action(
        name: "plain", summary: "Take nothing", examples: ["widgetty test plain"],
        run: { _, _ in .success }),
    ])
}
