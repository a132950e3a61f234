@testable import Desk

extension Command {
  /// The program's own commands and one for tests.
  static let known: [Command] = [.reload, .widget, .testing]

  static let testing = Command(
    name: "test", summary: "Tries what commands can be.",
    actions: [
      Action(
        name: "keep", summary: "Takes several words and flags.",
        operands: [Operand("TEXT", .several)],
        options: [
          Option("due", "DAY", summary: "When it is due."),
          Option("urgent", summary: "That it can't wait."),
        ],
        examples: ["widgetty test keep milk --due today"], run: { _, _ in .success }),
      Action(
        name: "drop", summary: "Takes one word and perhaps another.",
        operands: [Operand("ID"), Operand("REASON", .oneOrNone)],
        examples: ["widgetty test drop 3"], run: { _, _ in .success }),
      Action(
        name: "plain", summary: "Takes nothing.", examples: ["widgetty test plain"],
        run: { _, _ in .success }),
    ])
}
