package import Desk

extension Command {
  /// The D-Day command.
  package static let dday = Command(
    name: "dday",
    summary: "Manage D-Days",
    chapters: [.calendar],
    actions: [
      .addDDay, .listDDays, .showDDays, .editDDay, .removeDDays, .restoreDDays, .importDDays,
      .exportDDays, .followCalendar, .unfollowCalendar, .holidays,
    ])
}

extension Action {
  fileprivate static let addDDay = Action(
    name: "add",
    summary: "Add a D-Day",
    values: [
      "2026-12-25", "12-25", "Dec 25", "+30d", "-2w", "in 3 days", "tomorrow", "next friday",
      "the 25th", "end of month", "Thanksgiving", "every Dec 25", "12월 25일", "3일 뒤", "다음 주 금요일",
      "음력 8월 15일", "lunar 8-15", "내년 추석", "매년 5월 8일", "십이월 이십오일",
      "friday after Thanksgiving", "추석 다음 월요일",
    ],
    detail: "DATE is like one of these; without a year it is the next one. 1.2. is 1 February, and "
      + "2 January in Korean and under en_US",
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
    name: "list", summary: "List D-Days, pinned first",
    options: [
      Option("sort", "ORDER", values: ["date", "title"], summary: "Order", usual: "date"),
      .group, Option("removed", summary: "List Recently Deleted"), .json,
    ],
    examples: ["widgetty dday list --sort title", "widgetty dday list --json"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).list()
    return .success
  }

  fileprivate static let showDDays = Action(
    name: "show", summary: "Print D-Days with their next milestones",
    operands: [Operand("NUMBER", .several)], options: [.json],
    examples: ["widgetty dday show 1"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).show()
    return .success
  }

  fileprivate static let editDDay = Action(
    name: "edit", summary: "Change a D-Day; an empty value clears",
    operands: [Operand("NUMBER")],
    options: [
      Option("title", "TITLE", summary: "Title"),
      Option("date", "DATE", summary: "Date, as for add"),
      .lunar, .recurrence, .until, .missing, .inclusive,
      Option("exclusive", summary: "Count the first day as day 0"),
      .group, .pin, Option("unpin", summary: "Unpin"), .note,
    ],
    examples: ["widgetty dday edit 1 --date \"음력 8월 15일\" --title Chuseok"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).edit()
    return .success
  }

  fileprivate static let removeDDays = Action(
    name: "remove", summary: "Move D-Days to Recently Deleted",
    operands: [Operand("NUMBER", .several)],
    examples: ["widgetty dday remove 2"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).remove()
    return .success
  }

  fileprivate static let restoreDDays = Action(
    name: "restore",
    summary: "Restore D-Days", usual: "the last deleted",
    operands: [Operand("NUMBER", .anyNumber)],
    examples: ["widgetty dday restore 2"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).restore()
    return .success
  }

  fileprivate static let importDDays = Action(
    name: "import",
    summary: "Add D-Days from a file; - reads standard input",
    detail: "The file is iCalendar or JSON. All its D-Days are added at once; those that exist "
      + "stay as they are, and those left out are listed with the reason. An event on several "
      + "weekdays, or on dates that no repeat describes, becomes a D-Day for each",
    operands: [Operand("FILE")],
    options: [Option("group", "NAME", summary: "Add to this group")],
    examples: ["widgetty dday import birthdays.ics --group Family"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).importFile() ? .success : .failure
  }

  fileprivate static let holidays = Action(
    name: "holidays", summary: "Print the public holidays of a year, with the laws they come from",
    detail: "Days of elections and days that a government sets for once aren't among them",
    operands: [Operand("YEAR", .oneOrNone)],
    options: [
      Option(
        "region", "REGION", values: ["kr", "us"], summary: "Country",
        usual: "kr in Korean, otherwise us"),
      Option(
        "json", summary: "Print JSON",
        detail: "A list of objects with date, name, substitute and source"),
    ],
    examples: ["widgetty dday holidays 2027 --region kr"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).holidays()
    return .success
  }

  fileprivate static let exportDDays = Action(
    name: "export", summary: "Write an iCalendar file, or print it",
    detail: "It holds the D-Days that were added here, not those of calendars that are followed",
    operands: [Operand("FILE", .oneOrNone)],
    options: [Option("json", summary: "Write JSON, as for files named .json")],
    examples: ["widgetty dday export days.ics", "widgetty dday export --json"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).exportFile()
    return .success
  }
}

extension Option {
  fileprivate static let lunar = Option(
    "lunar", summary: "Lunar date, repeating yearly")
  fileprivate static let recurrence = Option(
    "repeat", "HOW", values: ["daily", "weekly", "monthly", "yearly", "never"], summary: "Repeat")
  fileprivate static let until = Option(
    "until", "DATE", summary: "Last date; never removes it")
  fileprivate static let missing = Option(
    "missing", "DAY", values: ["last", "next", "skip"], summary: "If no such day", usual: "last",
    detail: "Where a month has no 31st or no 29th: its last day, the day after, or none")
  fileprivate static let inclusive = Option(
    "inclusive", summary: "Count the first day as day 1")
  fileprivate static let group = Option("group", "NAME", summary: "Group")
  fileprivate static let pin = Option("pin", summary: "Pin")
  fileprivate static let note = Option("note", "TEXT", summary: "Note")
  fileprivate static let json = Option(
    "json",
    summary: "Print JSON",
    detail: "A list of objects with id, title, date (the next one), days "
      + "(until then), text, start (the first one), repeat, lunar (month and day), missing, until, "
      + "inclusive, group, pinned, note, uid, milestone and milestoneDate (the next milestone), calendar"
  )
}
