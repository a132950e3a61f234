import DDays
package import Desk

extension Command {
  /// The inline command, which prints a line for other programs.
  package static let inline = Command(
    name: "inline", summary: "Prints a line for a status bar.",
    actions: [.nearestDDay, .weatherLine])
}

extension Action {
  fileprivate static let nearestDDay = Action(
    name: "dday",
    summary:
      "Prints the D-Day with that number, or the nearest of those that are pinned, or of all; "
      + "none while the dashboard's screen is locked.",
    operands: [Operand("NUMBER", .oneOrNone)],
    examples: ["widgetty inline dday"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).writeLine()
    return .success
  }
}
