import Desk

/// What a line of a status bar is about, with the fields of `--format`.
struct InlineSubject: Sendable {
  let name: String
  let operand: Operand?
  let example: String
  /// The names of the fields, in the order of JSON, besides `text` and `class`.
  let fields: [String]
  /// Whether it is hidden while the dashboard is locked.
  let isPrivate: Bool
  let read: @Sendable (Arguments, CommandContext) throws -> InlineLine

  static let all = [dday, todo, weather, clock, timer, caffeine, steps]

  /// The names that a format may have in braces.
  var allFields: [String] { ["text", "class"] + fields }

  var action: Action {
    Action(
      name: name, operands: [operand].compactMap(\.self),
      options: [Option("format", "FORMAT"), Option("json"), Option("follow")], examples: [example]
    ) { arguments, context in
      try InlineCall(self, arguments, in: context).run()
      return .success
    }
  }
}
