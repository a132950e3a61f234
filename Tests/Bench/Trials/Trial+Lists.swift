import Almanac
import System
import Kit

/// What reminders and D-Days are read from.
extension Trial {
  static let lists = [
    Trial("todo.bytes", .todoFile) { size, folder in
      let line = text(of: "b", size: 90) + " +c @d\n"
      return try todo(text(of: line, size: size), ["list", "--json"], in: folder)
    },
    Trial("todo.line", .todoFile) { size, folder in
      try todo(text(of: "a ", size: size), ["list"], in: folder)
    },
    Trial("todo.lines", .todoLines) { size, folder in
      try todo(String(repeating: "a\n", count: size), ["list", "--json"], in: folder)
    },
    Trial("todo.done", .todoLines) { size, folder in
      try todo(String(repeating: "a\n", count: size), ["done", "\(size)"], in: folder)
    },
    Trial("todo.title", .reminderTitle) { size, folder in
      try widgetty(["todo", "add", marked(size)], in: folder)
    },
    Trial("todo.list", .reminderList) { size, folder in
      try widgetty(["todo", "add", "a", "--list", marked(size)], in: folder)
    },
    Trial("timer.name", .timerName) { size, folder in
      try widgetty(["timer", "start", "25m", marked(size)], in: folder)
    },
    Trial("timers", .timers) { size, folder in
      for _ in 0..<size { try run(widgetty(["timer", "stopwatch"], in: folder)) }
      return try widgetty(["timer", "list"], in: folder)
    },
    Trial("caffeine.drink", .drink) { size, folder in
      try widgetty(["caffeine", "log", marked(size), "--mg", "80"], in: folder)
    },
  ]

  static let occasions = [
    // Each event has 25 lines, as more events than D-Days are refused.
    Trial("calendar", .calendarLines, share: 2) { size, folder in
      let event =
        "BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:b\r\nDTSTART;VALUE=DATE:20261121\r\n"
        + String(repeating: "X-A:b\r\n", count: 20) + "END:VEVENT\r\n"
      return try imported(
        "BEGIN:VCALENDAR\r\n\(String(repeating: event, count: size / 25))END:VCALENDAR\r\n",
        in: folder)
    },
    Trial("calendar.broken", .calendarLines) { size, folder in
      let events = String(repeating: "BEGIN:VEVENT\r\n", count: size - 1)
      return try imported("BEGIN:VCALENDAR\r\n\(events)", in: folder)
    },
    Trial("calendar.rule", .calendarRule) { size, folder in
      let days = text(of: "MO,", size: size - 40).dropLast()
      return try imported(event("RRULE:FREQ=YEARLY;BYMONTH=1;BYDAY=\(days)"), in: folder)
    },
    Trial("calendar.days", .calendarDays) { size, folder in
      let days = String(repeating: "20261122,", count: max(1, size - 100)).dropLast()
      return try imported(
        event("RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA\r\nEXDATE:\(days)"), in: folder)
    },
    Trial("calendar.line", .importFile, share: 8) { size, folder in
      let lines = text(of: "a\r\n ", size: size)
      return try imported("BEGIN:VCALENDAR\r\nX-A:\(lines)\r\nEND:VCALENDAR\r\n", in: folder)
    },
    Trial("calendar.json", .importRecords) { size, folder in
      let record = "{\"title\":\"a\",\"date\":\"2026-11-21\",\"uid\":\"b\"},\n"
      return try imported("[\(String(repeating: record, count: size).dropLast(2))]", in: folder)
    },
    Trial("ddays.add", .ddays) { size, folder in
      try imported(calendar(of: size), in: folder)
    },
    Trial("ddays.list", .ddays) { size, folder in
      try run(imported(calendar(of: size), in: folder))
      return try widgetty(["dday", "list", "--json"], in: folder)
    },
    Trial("ddays.show", .ddays) { size, folder in
      try run(imported(calendar(of: size), in: folder))
      try write("dday large show=list\n", as: folder.file("config/widgets"))
      return try widgetty(["read"], in: folder)
    },
    Trial("ddays.notes", .ddayNotes, share: 2) { size, folder in
      let note = text(of: "a", size: 10_000)
      let events = (0...size / 10_000).map {
        "BEGIN:VEVENT\r\nUID:\($0)\r\nDTSTART:20261121\r\nDESCRIPTION:\(note)\r\nEND:VEVENT\r\n"
      }
      try run(
        imported("BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n", in: folder))
      return try widgetty(["dday", "list"], in: folder)
    },
    Trial("ddays.gaps", .ddayGaps, share: 2) { size, folder in
      let days = (1...1000).map { CivilDay(number: 20_778 + $0).description.filter { $0 != "-" } }
      let events = (0...size / 1000).map {
        "BEGIN:VEVENT\r\nUID:\($0)\r\nDTSTART:20261121\r\nRRULE:FREQ=DAILY\r\n"
          + "EXDATE:\(days.joined(separator: ","))\r\nEND:VEVENT\r\n"
      }
      try run(
        imported("BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n", in: folder))
      return try widgetty(["dday", "list"], in: folder)
    },
    Trial("dday.title", .ddayTitle) { size, folder in
      try widgetty(["dday", "add", marked(size), "2026-12-25"], in: folder)
    },
    Trial("dday.group", .ddayGroup) { size, folder in
      try widgetty(["dday", "add", "a", "2026-12-25", "--group", marked(size)], in: folder)
    },
    Trial("dday.note", .ddayNote) { size, folder in
      try imported(
        "[{\"title\":\"a\",\"date\":\"2026-11-21\",\"note\":\"\(marked(size))\"}]", in: folder)
    },
    Trial("dday.uid", .ddayUID) { size, folder in
      try imported(
        "[{\"title\":\"a\",\"date\":\"2026-11-21\",\"uid\":\"\(marked(size))\"}]", in: folder)
    },
  ]

  private static func todo(
    _ text: String, _ words: [String], in folder: TestFolder
  ) throws -> Command {
    let list = folder.file("todo.txt")
    try write(text, as: list)
    try run(widgetty(["todo", "file", list], in: folder))
    return try widgetty(["todo"] + words, in: folder)
  }

  /// A calendar with one event.
  private static func event(_ lines: String) -> String {
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261121\r\n"
      + "\(lines)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  private static func imported(_ text: String, in folder: TestFolder) throws -> Command {
    try write(text, as: folder.file("events"))
    return try widgetty(["dday", "import", folder.file("events")], in: folder)
  }

  private static func calendar(of count: Int) -> String {
    let events = (0..<count).map { number in
      "BEGIN:VEVENT\r\nUID:\(number)\r\nSUMMARY:b\r\nDTSTART;VALUE=DATE:20261121\r\n"
        + "RRULE:FREQ=YEARLY\r\nEND:VEVENT\r\n"
    }
    return "BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n"
  }
}
