import Store
import Timelines

extension Command {
  static let reload = Command(
    name: "reload",
    operands: [Operand("KIND", .oneOrNone, suggesting: .kinds)],
    examples: ["widgetty reload weather"]
  ) { arguments, context in
    let kind = arguments.words.first
    let kinds = context.kinds.map(\.id)
    if let kind, !kinds.contains(kind) {
      throw CommandError(
        unknown: "command-error.sort.kind", kind, among: kinds, in: context.strings)
    }
    guard try context.store.isHeard else {
      throw CommandError(context.strings.text("command-error.no-dashboard.reload"))
    }
    try context.store.change { try $0.requestReload(of: kind) }
    return .success
  }
}
