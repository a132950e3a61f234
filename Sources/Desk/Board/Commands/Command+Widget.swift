import System

extension Command {
  static let widget = Command(
    name: "widget",
    actions: [
      .listWidgets, .addWidget, .setWidget, .moveWidget, .removeWidgets, .exportWidgets,
    ])
}

extension Action {
  fileprivate static let listWidgets = Action(
    name: "list", options: [Option("json")],
    examples: ["widgetty widget list", "widgetty widget list --json"]
  ) { arguments, context in
    let editing = try BoardEditing(in: context)
    let isData = arguments.has("json")
    try context.write(isData ? .json("\(editing.json)\n") : .rows(editing.listing))
    return .success
  }

  fileprivate static let addWidget = Action(
    name: "add",
    operands: [
      Operand("KIND", suggesting: .kinds), Operand("FAMILY", suggesting: .families),
      Operand("NAME=VALUE", .anyNumber, suggesting: .settings),
    ],
    examples: [
      "widgetty widget add dday medium day=\"Our day\"", "widgetty widget add dday small show=list",
    ]
  ) { arguments, context in
    try BoardEditing(in: context).add(arguments.words)
    return .success
  }

  fileprivate static let setWidget = Action(
    name: "set",
    operands: [
      Operand("ID", suggesting: .widgets),
      Operand("FAMILY|NAME=VALUE", .anyNumber, suggesting: .settings),
    ],
    options: [Option("reset")],
    examples: [
      "widgetty widget set 1 city=busan", "widgetty widget set 1 city=",
      "widgetty widget set 2 medium day=3", "widgetty widget set 1 --reset",
    ]
  ) { arguments, context in
    try BoardEditing(in: context).set(arguments.words, forgetsFirst: arguments.has("reset"))
    return .success
  }

  fileprivate static let moveWidget = Action(
    name: "move",
    operands: [Operand("ID", suggesting: .widgets), Operand("PLACE")],
    examples: ["widgetty widget move 2 1"]
  ) { arguments, context in
    try BoardEditing(in: context).move(arguments.words)
    return .success
  }

  fileprivate static let removeWidgets = Action(
    name: "remove",
    operands: [Operand("ID", .several, suggesting: .widgets)],
    examples: ["widgetty widget remove 2"]
  ) { arguments, context in
    try BoardEditing(in: context).remove(arguments.words)
    return .success
  }

  fileprivate static let exportWidgets = Action(
    name: "export",
    examples: ["widgetty widget export"]
  ) { _, context in
    try context.write(.rows(BoardEditing(in: context).lines))
    return .success
  }
}
