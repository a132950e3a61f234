package import Desk
import Reminders

extension Command {
  /// The todo command, which manages reminders.
  package static let todo = Command(
    name: "todo", summary: "Keeps reminders.",
    actions: [
      .addReminder, .listReminders, .finishReminders, .reopenReminders, .removeReminders,
      .chooseFile,
    ])
}

extension Action {
  fileprivate static let addReminder = Action(
    name: "add", summary: "Adds a reminder, and makes the list if there is none of that name.",
    operands: [Operand("TEXT", .several)],
    options: [
      Option(
        "due", "WHEN",
        summary: "14:00, tomorrow, 'tomorrow 9:00', friday, +3d, 12-25 or 2026-12-01."),
      .list,
    ],
    examples: ["widgetty todo add \"Call the dentist\" --due \"tomorrow 9:00\""]
  ) { arguments, context in
    try TodoCall(arguments, in: context).add()
    return .success
  }

  fileprivate static let listReminders = Action(
    name: "list", summary: "Prints the reminders and their numbers.",
    options: [.list, Option("json", summary: "Prints JSON instead.")],
    examples: ["widgetty todo list --list Home"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).list()
    return .success
  }

  fileprivate static let finishReminders = Action(
    name: "done", summary: "Says that reminders are done.",
    operands: [Operand("NUMBER", .several)], options: [.list],
    examples: ["widgetty todo done 3"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).change(by: .finish)
    return .success
  }

  fileprivate static let reopenReminders = Action(
    name: "undo", summary: "Says that reminders aren't done after all.",
    operands: [Operand("NUMBER", .several)], options: [.list],
    examples: ["widgetty todo undo 3"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).change(by: .reopen)
    return .success
  }

  fileprivate static let removeReminders = Action(
    name: "remove", summary: "Takes reminders away for good.",
    operands: [Operand("NUMBER", .several)], options: [.list],
    examples: ["widgetty todo remove 3"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).change(by: .remove)
    return .success
  }

  fileprivate static let chooseFile = Action(
    name: "file", summary: "Says which todo.txt file a list is in, or puts it there.",
    operands: [Operand("PATH", .oneOrNone)],
    options: [.list, Option("none", summary: "Keeps the list in the program again.")],
    examples: ["widgetty todo file ~/todo.txt"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).chooseFile()
    return .success
  }
}

extension Option {
  fileprivate static let list = Option("list", "NAME", summary: "The list, by its name.")
}
