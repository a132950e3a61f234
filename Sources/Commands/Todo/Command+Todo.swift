package import Desk
import Reminders

extension Command {
  /// The todo command, which manages reminders.
  package static let todo = Command(
    name: "todo", summary: "Manage reminders", chapters: [.todoFile],
    actions: [
      .addReminder, .listReminders, .finishReminders, .reopenReminders, .removeReminders,
      .chooseFile,
    ])
}

extension Action {
  fileprivate static let addReminder = Action(
    name: "add", summary: "Add a reminder, to a new list if need be",
    operands: [Operand("TEXT", .several)],
    options: [
      Option(
        "due", "WHEN",
        values: [
          "14:00", "tomorrow", "'tomorrow 9:00'", "'fri 6pm'", "+3d", "12-25", "2026-12-01",
          "'every monday'",
        ],
        summary: "Due date"),
      .list,
    ],
    examples: [
      "widgetty todo add \"Call the dentist\" --due \"tomorrow 9:00\"",
      "widgetty todo add \"Water the plants rec:3d\"",
    ]
  ) { arguments, context in
    try TodoCall(arguments, in: context).add()
    return .success
  }

  fileprivate static let listReminders = Action(
    name: "list", summary: "List reminders and their numbers",
    options: [
      .list, Option("all", summary: "Include h:1 and future t:DATE"),
      Option("json", summary: "Print JSON"),
    ],
    examples: ["widgetty todo list --list Home"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).list()
    return .success
  }

  fileprivate static let finishReminders = Action(
    name: "done", summary: "Mark reminders as done",
    operands: [Operand("NUMBER", .several)], options: [.list],
    examples: ["widgetty todo done 3"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).change(by: .finish)
    return .success
  }

  fileprivate static let reopenReminders = Action(
    name: "undo", summary: "Mark reminders as not done",
    operands: [Operand("NUMBER", .several)], options: [.list],
    examples: ["widgetty todo undo 3"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).change(by: .reopen)
    return .success
  }

  fileprivate static let removeReminders = Action(
    name: "remove", summary: "Delete reminders",
    operands: [Operand("NUMBER", .several)], options: [.list],
    examples: ["widgetty todo remove 3"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).change(by: .remove)
    return .success
  }

  fileprivate static let chooseFile = Action(
    name: "file", summary: "Show or choose the todo.txt file of a list",
    operands: [Operand("PATH", .oneOrNone)],
    options: [.list, Option("none", summary: "Stop using a file")],
    examples: ["widgetty todo file ~/todo.txt"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).chooseFile()
    return .success
  }
}

extension Option {
  fileprivate static let list = Option("list", "NAME", summary: "List")
}
