import Desk

extension Action {
  static let followCalendar = Action(
    name: "follow", summary: "Show the D-Days of a calendar, or list such calendars",
    detail: "What the calendar adds, changes or removes comes and goes here too. Its D-Days can be "
      + "pinned and put into groups, which stays, and nothing else. A file is read whenever it has "
      + "changed. A calendar on the web, of http, https or webcal, is asked for by a dashboard and "
      + "before a list, at most every six hours, and by following it again; its address is private "
      + "and shown without its path. A pinned D-Day that a calendar no longer has is in Recently "
      + "Deleted: it returns with the calendar, and restore keeps it as yours",
    operands: [Operand("FILE|URL", .oneOrNone)],
    options: [
      Option("name", "NAME", summary: "Name", usual: "the calendar's own"),
      Option("group", "NAME", summary: "Group of its D-Days"),
      Option(
        "json", summary: "Print JSON",
        detail: "A list of objects with id, name, source, group, ddays, read, leftOut and fault"),
    ],
    examples: ["widgetty dday follow holidays.ics --group Holidays", "widgetty dday follow"]
  ) { arguments, context in
    try CalendarCall(arguments, in: context).follow()
    return .success
  }

  static let unfollowCalendar = Action(
    name: "unfollow", summary: "Remove a followed calendar and its D-Days",
    operands: [Operand("NAME|NUMBER")],
    examples: ["widgetty dday unfollow holidays"]
  ) { arguments, context in
    try CalendarCall(arguments, in: context).unfollow()
    return .success
  }
}
