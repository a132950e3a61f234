package import Desk
import Diary

extension Command {
  /// The todo command, which manages reminders.
  package static let todo = Command(
    name: "todo", chapters: [HelpSection.todoFile],
    actions: [
      .addReminder, .listReminders, .finishReminders, .reopenReminders, .removeReminders,
      .chooseFile,
    ])
}

extension Action {
  fileprivate static let addReminder = Action(
    name: "add",
    operands: [Operand("TEXT", .several)],
    options: [
      Option(
        "due", "WHEN",
        values: [
          "14:00", "tomorrow", "'tomorrow 9:00'", "'fri 6pm'", "+3d", "12-25", "2026-12-01",
          "'every monday'",
        ]),
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
    name: "list",
    options: [
      .list, Option("all"),
      Option("json"),
    ],
    examples: ["widgetty todo list --list Home"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).list()
    return .success
  }

  fileprivate static let finishReminders = Action(
    name: "done",
    operands: [Operand("NUMBER", .several, suggesting: .openReminders)], options: [.list],
    examples: ["widgetty todo done 3"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).change(by: .finish)
    return .success
  }

  fileprivate static let reopenReminders = Action(
    name: "undo",
    operands: [Operand("NUMBER", .several, suggesting: .doneReminders)], options: [.list],
    examples: ["widgetty todo undo 3"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).change(by: .reopen)
    return .success
  }

  fileprivate static let removeReminders = Action(
    name: "remove",
    operands: [Operand("NUMBER", .several, suggesting: .reminders)], options: [.list],
    examples: ["widgetty todo remove 3"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).change(by: .remove)
    return .success
  }

  fileprivate static let chooseFile = Action(
    name: "file",
    operands: [Operand("PATH", .oneOrNone, suggesting: .files)],
    options: [.list, Option("none")],
    examples: ["widgetty todo file ~/todo.txt"]
  ) { arguments, context in
    try TodoCall(arguments, in: context).chooseFile()
    return .success
  }
}

extension Option {
  fileprivate static let list = Option("list", "NAME", suggesting: .lists)
}

extension HelpSection {
  /// The tags in todo.txt that mean something here; reminders in the store know `rec:` and `rrule:` too.
  static let todoFile: Chapter = { strings in
    HelpSection(
      title: strings.text("manual.todo-file"),
      entries: [
        "due:2026-12-01", "rec:1w", "rrule:FREQ=MONTHLY;BYDAY=1MO", "t:2026-12-01", "h:1", "pri:A",
      ].map { tag in
        let name = tag.prefix { $0 != ":" }
        return Entry(term: tag, text: strings.text("todo-file.\(name)"))
      })
  }
}
