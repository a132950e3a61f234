package import Desk

extension Command {
  /// The D-Day command.
  package static let dday = Command(
    name: "dday",
    chapters: [HelpSection.calendar],
    actions: [
      .addDDay, .listDDays, .showDDays, .editDDay, .removeDDays, .restoreDDays, .importDDays,
      .exportDDays, .followCalendar, .unfollowCalendar, .holidays,
    ])
}

extension Action {
  fileprivate static let addDDay = Action(
    name: "add",
    values: [
      "2026-12-25", "12-25", "Dec 25", "+30d", "-2w", "in 3 days", "tomorrow", "next friday",
      "the 25th", "end of month", "Thanksgiving", "every Dec 25", "12월 25일", "3일 뒤", "다음 주 금요일",
      "음력 8월 15일", "lunar 8-15", "내년 추석", "매년 5월 8일", "십이월 이십오일",
      "friday after Thanksgiving", "추석 다음 월요일",
    ],
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
    name: "list",
    options: [
      Option("sort", "ORDER", values: ["date", "title"], usual: "date"),
      .group, Option("removed"), .json,
    ],
    examples: ["widgetty dday list --sort title", "widgetty dday list --json"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).list()
    return .success
  }

  fileprivate static let showDDays = Action(
    name: "show",
    operands: [Operand("NUMBER", .several, suggesting: .ddays)], options: [.json],
    examples: ["widgetty dday show 1"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).show()
    return .success
  }

  fileprivate static let editDDay = Action(
    name: "edit",
    operands: [Operand("NUMBER", suggesting: .ddays)],
    options: [
      Option("title", "TITLE"),
      Option("date", "DATE"),
      .lunar, .recurrence, .until, .missing, .inclusive,
      Option("exclusive"),
      .group, .pin, Option("unpin"), .note,
    ],
    examples: ["widgetty dday edit 1 --date \"음력 8월 15일\" --title Chuseok"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).edit()
    return .success
  }

  fileprivate static let removeDDays = Action(
    name: "remove",
    operands: [Operand("NUMBER", .several, suggesting: .ddays)],
    examples: ["widgetty dday remove 2"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).remove()
    return .success
  }

  fileprivate static let restoreDDays = Action(
    name: "restore",
    operands: [Operand("NUMBER", .anyNumber, suggesting: .removedDDays)],
    examples: ["widgetty dday restore 2"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).restore()
    return .success
  }

  fileprivate static let importDDays = Action(
    name: "import",
    operands: [Operand("FILE", suggesting: .files)],
    options: [Option("group", "NAME", suggesting: .groups)],
    examples: ["widgetty dday import birthdays.ics --group Family"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).importFile() ? .success : .failure
  }

  fileprivate static let holidays = Action(
    name: "holidays",
    operands: [Operand("YEAR", .oneOrNone)],
    options: [
      Option("region", "REGION", values: ["kr", "us"]),
      Option("json"),
    ],
    examples: ["widgetty dday holidays 2027 --region kr"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).holidays()
    return .success
  }

  fileprivate static let exportDDays = Action(
    name: "export",
    operands: [Operand("FILE", .oneOrNone, suggesting: .files)],
    options: [Option("json")],
    examples: ["widgetty dday export days.ics", "widgetty dday export --json"]
  ) { arguments, context in
    try DDayCall(arguments, in: context).exportFile()
    return .success
  }
}

extension Option {
  fileprivate static let lunar = Option(
    "lunar")
  fileprivate static let recurrence = Option(
    "repeat", "HOW", values: ["daily", "weekly", "monthly", "yearly", "never"])
  fileprivate static let until = Option(
    "until", "DATE")
  fileprivate static let missing = Option(
    "missing", "DAY", values: ["last", "next", "skip"], usual: "last")
  fileprivate static let inclusive = Option(
    "inclusive")
  fileprivate static let group = Option("group", "NAME", suggesting: .groups)
  fileprivate static let pin = Option("pin")
  fileprivate static let note = Option("note", "TEXT")
  fileprivate static let json = Option(
    "json",
  )
}

extension Action {
  static let followCalendar = Action(
    name: "follow",
    operands: [Operand("FILE|URL", .oneOrNone, suggesting: .files)],
    options: [
      Option("name", "NAME"),
      Option("group", "NAME", suggesting: .groups),
      Option("json"),
    ],
    examples: ["widgetty dday follow holidays.ics --group Holidays", "widgetty dday follow"]
  ) { arguments, context in
    try CalendarCall(arguments, in: context).follow()
    return .success
  }

  static let unfollowCalendar = Action(
    name: "unfollow",
    operands: [Operand("NAME|NUMBER", suggesting: .calendars)],
    examples: ["widgetty dday unfollow holidays"]
  ) { arguments, context in
    try CalendarCall(arguments, in: context).unfollow()
    return .success
  }
}
