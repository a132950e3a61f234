import Printing

extension Command {
  static let widget = Command(
    name: "widget", summary: "Arrange the Home Screen",
    actions: [
      .listWidgets, .addWidget, .setWidget, .moveWidget, .removeWidgets, .exportWidgets,
    ])
}

extension Action {
  fileprivate static let listWidgets = Action(
    name: "list",
    summary: "List widgets and their numbers",
    examples: ["widgetty widget list"]
  ) { _, context in
    try context.write(.rows(BoardEditing(in: context).listing))
    return .success
  }

  fileprivate static let addWidget = Action(
    name: "add", summary: "Add a widget",
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
    summary: "Change settings or size; NAME= clears one",
    operands: [Operand("ID"), Operand("FAMILY|NAME=VALUE", .anyNumber)],
    options: [Option("reset", summary: "Clear all settings first")],
    examples: [
      "widgetty widget set 1 city=busan", "widgetty widget set 1 city=",
      "widgetty widget set 2 medium day=3", "widgetty widget set 1 --reset",
    ]
  ) { arguments, context in
    try BoardEditing(in: context).set(arguments.words, forgetsFirst: arguments.has("reset"))
    return .success
  }

  fileprivate static let moveWidget = Action(
    name: "move", summary: "Move a widget; 1 is first",
    operands: [Operand("ID"), Operand("PLACE")],
    examples: ["widgetty widget move 2 1"]
  ) { arguments, context in
    try BoardEditing(in: context).move(arguments.words)
    return .success
  }

  fileprivate static let removeWidgets = Action(
    name: "remove", summary: "Remove widgets",
    operands: [Operand("ID", .several)],
    examples: ["widgetty widget remove 2"]
  ) { arguments, context in
    try BoardEditing(in: context).remove(arguments.words)
    return .success
  }

  fileprivate static let exportWidgets = Action(
    name: "export", summary: "Print the Home Screen as a widgets file",
    examples: ["widgetty widget export"]
  ) { _, context in
    try context.write(.rows(BoardEditing(in: context).lines))
    return .success
  }
}
