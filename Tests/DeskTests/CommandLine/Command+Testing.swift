import Almanac

@testable import Desk
import System

extension Command {
  /// The program's own commands and one for tests.
  static let known: [Command] = [.reload, .widget, .testing]

  static let testing = Command(
    name: "test",
    actions: [
      Action(
        name: "keep",
        operands: [Operand("TEXT", .several)],
        options: [
          Option("due", "DAY"),
          Option("urgent"),
        ],
        examples: ["widgetty test keep milk --due today"], run: { _, _ in .success }),
      Action(
        name: "drop",
        operands: [Operand("ID"), Operand("REASON", .oneOrNone)],
        examples: ["widgetty test drop 3"], run: { _, _ in .success }),
      Action(
        name: "plain", examples: ["widgetty test plain"],
        run: { _, _ in .success }),
    ])
}

extension StringTable {
  /// The English words of commands, and those of the one for tests.
  static let testing = Language.english.commandWords.replacing([
    "command.test": "Try what commands can be",
    "command.test.keep": "Take several words and flags",
    "command.test.drop": "Take one word and perhaps another",
    "command.test.plain": "Take nothing",
    "option.test.due": "Due date",
    "option.test.urgent": "Urgent",
  ])
}
