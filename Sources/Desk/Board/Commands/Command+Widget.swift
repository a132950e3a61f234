extension Command {
  static let widget = Command(
    name: "widget", summary: "Says what stands on the Home Screen.",
    actions: [.listWidgets, .addWidget, .setWidget, .moveWidget, .removeWidgets])
}

extension Action {
  fileprivate static let listWidgets = Action(
    name: "list",
    summary: "Prints the widgets, a line each as the file has them, and their numbers.",
    examples: ["widgetty widget list"]
  ) { _, context in
    try context.write(BoardEditing(in: context).listing)
    return .success
  }

  fileprivate static let addWidget = Action(
    name: "add", summary: "Stands another widget behind the last.",
    operands: [Operand("KIND"), Operand("FAMILY"), Operand("NAME=VALUE", .anyNumber)],
    examples: [
      "widgetty widget add dday medium day=\"Our day\"", "widgetty widget add dday small show=list",
    ]
  ) { arguments, context in
    try BoardEditing(in: context).add(arguments.words)
    return .success
  }

  fileprivate static let setWidget = Action(
    name: "set",
    summary: "Sets something about a widget, or gives it another family; NAME= forgets a setting.",
    operands: [Operand("ID"), Operand("FAMILY|NAME=VALUE", .anyNumber)],
    options: [Option("reset", summary: "Forgets first what was set about it.")],
    examples: [
      "widgetty widget set 1 city=busan", "widgetty widget set 1 city=",
      "widgetty widget set 2 medium day=3", "widgetty widget set 1 --reset",
    ]
  ) { arguments, context in
    try BoardEditing(in: context).set(arguments.words, forgetsFirst: arguments.has("reset"))
    return .success
  }

  fileprivate static let moveWidget = Action(
    name: "move", summary: "Stands a widget at a place among all, counted from 1.",
    operands: [Operand("ID"), Operand("PLACE")],
    examples: ["widgetty widget move 2 1"]
  ) { arguments, context in
    try BoardEditing(in: context).move(arguments.words)
    return .success
  }

  fileprivate static let removeWidgets = Action(
    name: "remove", summary: "Takes widgets away.",
    operands: [Operand("ID", .several)],
    examples: ["widgetty widget remove 2"]
  ) { arguments, context in
    try BoardEditing(in: context).remove(arguments.words)
    return .success
  }
}
