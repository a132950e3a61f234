import Desk

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
