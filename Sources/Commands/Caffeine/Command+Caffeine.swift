package import Desk

extension Command {
  /// The caffeine command, which logs drinks.
  package static let caffeine = Command(
    name: "caffeine",
    actions: [.logDrink, .listDrinks, .undoDrink])
}

extension Action {
  fileprivate static let logDrink = Action(
    name: "log",
    operands: [Operand("DRINK", .oneOrNone, suggesting: .drinks)],
    options: [
      Option("mg", "N"),
      Option("time", "TIME"),
    ],
    examples: [
      "widgetty caffeine log latte --time 8:30", "widgetty caffeine log \"My tea\" --mg 40",
    ]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).log()
    return .success
  }

  fileprivate static let listDrinks = Action(
    name: "list",
    options: [
      Option("days", "N", usual: "1"),
      Option("json"),
    ],
    examples: ["widgetty caffeine list --days 7"]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).list()
    return .success
  }

  fileprivate static let undoDrink = Action(
    name: "undo",
    examples: ["widgetty caffeine undo"]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).undo()
    return .success
  }
}
