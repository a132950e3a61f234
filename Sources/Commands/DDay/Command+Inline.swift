import DDays
package import Desk

extension Command {
  /// The inline command, which prints a line for other programs.
  package static let inline = Command(
    name: "inline", summary: "Print a status-bar line", isPrompt: true,
    actions: [.nearestDDay, .weatherLine])
}

extension Action {
  fileprivate static let nearestDDay = Action(
    name: "dday",
    summary: "Print a D-Day", usual: "the nearest, pinned first",
    detail: "It prints nothing while the dashboard is locked",
    operands: [Operand("NUMBER", .oneOrNone)],
    examples: ["widgetty inline dday"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).writeLine()
    return .success
  }
}
