import Boards
import Timelines
import WidgetIntents

/// Where a shell finds the words for an operand or a value.
package enum Suggestions: Sendable {
  package typealias Search =
    @Sendable (_ typed: [String], _ context: CommandContext) throws -> [Suggestion]

  case none
  case files
  /// By the operands so far, the one that is being typed last.
  case found(Search)

  static let widgets = found { _, context in
    try context.instances.map { Suggestion("\($0.id)", $0.kind) }
  }

  static let kinds = found { _, context in context.kinds.map { Suggestion($0.id) } }

  /// The families of the kind that was typed first.
  static let families = found { typed, context in
    let kind = context.kinds.first { $0.id == typed.first }
    return kind?.families.compactMap(\.name).map { Suggestion($0) } ?? []
  }

  /// The settings of the kind that was typed first, or of the widget with its number.
  static let settings = found { typed, context in
    let widget = try? context.instances.first { "\($0.id)" == typed.first }
    let kind = context.kinds.first { $0.id == widget?.kind ?? typed.first ?? "" }
    return kind?.parameters.map { Suggestion("\($0.name)=") } ?? []
  }
}
