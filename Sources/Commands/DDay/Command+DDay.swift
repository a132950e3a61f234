package import Desk

extension Command {
  /// The D-Day command.
  package static let dday = Command(
    name: "dday",
    summary:
      "Keeps the days that you count to, or from; widgetty widget set ID day=NUMBER shows one.",
    actions: [
      .addDDay, .listDDays, .showDDays, .editDDay, .removeDDays, .restoreDDays, .importDDays,
      .exportDDays,
    ])
}

extension Action {
  fileprivate static let addDDay = Action(
    name: "add",
    summary: "Adds a D-Day. DATE is 2026-12-25, 12-25, Dec 25, +30d, -2w, in 3 days, tomorrow, "
      + "next friday, 12월 25일, 3일 뒤, 다음 주 금요일, 음력 8월 15일, lunar 8-15 or 설날; without "
      + "a year it is the next one.",
    operands: [Operand("TITLE"), Operand("DATE", .several)],
    options: [.lunar, .recurrence, .until, .missing, .inclusive, .group, .pin, .note],
    examples: [
      "widgetty dday add Christmas 12-25 --repeat yearly",
      "widgetty dday add Chuseok 8-15 --lunar --pin",
      "widgetty dday add \"Our first day\" 2026-03-14 --inclusive --group Family",
      "widgetty dday add 휴가 +30d --note \"Passport!\"",
    ]
  ) { arguments, context in
    try DDayCall(arguments, in: context).add()
    return .success
  }

  fileprivate static let listDDays = Action(
    name: "list", summary: "Prints the D-Days and their numbers, pinned ones first.",
    options: [
      Option("sort", "date|title", summary: "In which order; by date if not given."),
      .group, Option("removed", summary: "Prints what was removed instead, the last first."), .json,
    ],
    examples: ["widgetty dday list --sort title", "widgetty dday list --json"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).list()
    return .success
  }

  fileprivate static let showDDays = Action(
    name: "show", summary: "Prints all that is known of D-Days, and their next round number.",
    operands: [Operand("NUMBER", .several)], options: [.json],
    examples: ["widgetty dday show 1"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).show()
    return .success
  }

  fileprivate static let editDDay = Action(
    name: "edit", summary: "Changes what is said of a D-Day; an empty word takes it away.",
    operands: [Operand("NUMBER")],
    options: [
      Option("title", "TITLE", summary: "What it is."),
      Option("date", "DATE", summary: "When it is, as for widgetty dday add."),
      .lunar, .recurrence, .until, .missing, .inclusive,
      Option("exclusive", summary: "Doesn't count its start as the first day after all."),
      .group, .pin, Option("unpin", summary: "Lists it among the others again."), .note,
    ],
    examples: ["widgetty dday edit 1 --date \"음력 8월 15일\" --title Chuseok"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).edit()
    return .success
  }

  fileprivate static let removeDDays = Action(
    name: "remove", summary: "Throws D-Days into the wastebasket.",
    operands: [Operand("NUMBER", .several)],
    examples: ["widgetty dday remove 2"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).remove()
    return .success
  }

  fileprivate static let restoreDDays = Action(
    name: "restore",
    summary: "Takes D-Days out of the wastebasket; the last one if no number is given.",
    operands: [Operand("NUMBER", .anyNumber)],
    examples: ["widgetty dday restore 2"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).restore()
    return .success
  }

  fileprivate static let importDDays = Action(
    name: "import",
    summary: "Adds what an iCalendar or JSON file holds that isn't there yet, all at once, and "
      + "tells what it leaves out and why; what is known already stays as it is. An event on "
      + "several days of the week, or on a few days that no repeat says, is a D-Day for each. "
      + "- reads what is fed in.",
    operands: [Operand("FILE")],
    options: [Option("group", "NAME", summary: "Puts all of it into this group.")],
    examples: ["widgetty dday import birthdays.ics --group Family"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).importFile() ? .success : .failure
  }

  fileprivate static let exportDDays = Action(
    name: "export", summary: "Writes all D-Days to an iCalendar file, or prints it.",
    operands: [Operand("FILE", .oneOrNone)],
    options: [Option("json", summary: "As JSON instead; so are files called .json.")],
    examples: ["widgetty dday export days.ics", "widgetty dday export --json"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).exportFile()
    return .success
  }
}

extension Option {
  fileprivate static let lunar = Option(
    "lunar", summary: "The date is one of the Korean lunar calendar, and comes again yearly.")
  fileprivate static let recurrence = Option(
    "repeat", "weekly|monthly|yearly|never", summary: "How it comes again, found from its start.")
  fileprivate static let until = Option(
    "until", "DATE", summary: "The last day on which it may be; never takes that away.")
  fileprivate static let missing = Option(
    "missing", "last|next|skip",
    summary: "What becomes of a 31st or a 29 February where there is none: the last of the month, "
      + "the first of the next, or nothing; last if not given.")
  fileprivate static let inclusive = Option(
    "inclusive", summary: "Counts its start as the first day: day 100 is 99 days later.")
  fileprivate static let group = Option("group", "NAME", summary: "The group it belongs to.")
  fileprivate static let pin = Option("pin", summary: "Lists it before the others.")
  fileprivate static let note = Option("note", "TEXT", summary: "What else is to be said.")
  fileprivate static let json = Option(
    "json",
    summary: "Prints JSON instead: a list of objects with id, title, date (the next one), days "
      + "(until then), text, start (the first one), repeat, lunar (month and day), missing, until, "
      + "inclusive, group, pinned, note, uid, milestone and milestoneDate (the next round number).")
}
