import Store
import Timelines

extension Command {
  static let reload = Command(
    name: "reload",
    summary: "Refresh running dashboards",
    detail: "All widgets, or those of one kind; fails if no dashboard runs",
    operands: [Operand("KIND", .oneOrNone)],
    examples: ["widgetty reload weather"]
  ) { arguments, context in
    let kind = arguments.words.first
    let kinds = context.kinds.map(\.id)
    if let kind, !kinds.contains(kind) {
      throw CommandError(unknown: "kind", kind, among: kinds)
    }
    guard try context.store.isHeard else {
      throw CommandError("No dashboard is running; the next one asks all of its widgets at first.")
    }
    try context.store.change { try $0.requestReload(of: kind) }
    return .success
  }
}
