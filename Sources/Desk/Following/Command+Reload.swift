import Store
import Timelines

extension Command {
  static let reload = Command(
    name: "reload",
    summary: "Has all dashboards ask the widgets of a kind again, or all.",
    operands: [Operand("KIND", .oneOrNone)],
    examples: ["widgetty reload weather"]
  ) { arguments, context in
    let kind = arguments.words.first
    let kinds = context.kinds.map(\.id)
    if let kind, !kinds.contains(kind) {
      throw CommandError(unknown: "kind", kind, among: kinds)
    }
    try context.store.change { try $0.requestReload(of: kind) }
    return .success
  }
}
