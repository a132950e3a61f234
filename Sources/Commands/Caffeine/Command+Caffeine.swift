package import Desk

extension Command {
  /// The caffeine command, which logs drinks.
  package static let caffeine = Command(
    name: "caffeine", summary: "Log drinks",
    actions: [.logDrink, .listDrinks, .undoDrink])
}

extension Action {
  fileprivate static let logDrink = Action(
    name: "log", summary: "Log a drink", usual: "first on the menu",
    operands: [Operand("DRINK", .oneOrNone)],
    options: [
      Option("mg", "N", summary: "Caffeine in milligrams", usual: "by the menu"),
      Option("at", "TIME", summary: "Time, such as 8:30 or '2026-11-21 8:30'"),
    ],
    examples: ["widgetty caffeine log latte --at 8:30", "widgetty caffeine log \"My tea\" --mg 40"]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).log()
    return .success
  }

  fileprivate static let listDrinks = Action(
    name: "list",
    summary: "List drinks and caffeine in your body",
    options: [
      Option("days", "N", summary: "Days, today last", usual: "1"),
      Option("json", summary: "Print JSON"),
    ],
    examples: ["widgetty caffeine list --days 7"]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).list()
    return .success
  }

  fileprivate static let undoDrink = Action(
    name: "undo", summary: "Remove the last drink",
    examples: ["widgetty caffeine undo"]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).undo()
    return .success
  }
}
