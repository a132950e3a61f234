package import Desk

extension Command {
  /// The caffeine command, which logs drinks.
  package static let caffeine = Command(
    name: "caffeine", summary: "Keeps what you drink, and how much caffeine there was in it.",
    actions: [.logDrink, .listDrinks, .undoDrink])
}

extension Action {
  fileprivate static let logDrink = Action(
    name: "log", summary: "Logs a drink of the menu, the first if none is named, or any other.",
    operands: [Operand("DRINK", .oneOrNone)],
    options: [
      Option("mg", "N", summary: "How many milligrams of caffeine were in it, if not the usual."),
      Option("at", "TIME", summary: "When it was drunk: 8:30, or '2026-11-21 8:30'."),
    ],
    examples: ["widgetty caffeine log latte --at 8:30", "widgetty caffeine log \"My tea\" --mg 40"]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).log()
    return .success
  }

  fileprivate static let listDrinks = Action(
    name: "list",
    summary:
      "Prints today's drinks, and how much of them is in the body, as the first widget reckons it.",
    options: [
      Option("days", "N", summary: "Of so many days, today being the last."),
      Option("json", summary: "Prints JSON instead."),
    ],
    examples: ["widgetty caffeine list --days 7"]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).list()
    return .success
  }

  fileprivate static let undoDrink = Action(
    name: "undo", summary: "Takes back the drink that was logged last, and prints it.",
    examples: ["widgetty caffeine undo"]
  ) { arguments, context in
    try CaffeineCall(arguments, in: context).undo()
    return .success
  }
}
