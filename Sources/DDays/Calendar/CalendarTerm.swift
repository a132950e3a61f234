/// A word of iCalendar, what is made of it, and what is left out because of it.
package struct CalendarTerm: Hashable, Sendable {
  package enum Sort: String, Hashable, Sendable, CaseIterable {
    case component, property, parameter
    case rulePart = "part of a rule"
  }

  /// The name, or several that are treated alike.
  package let names: [String]
  package let sort: Sort
  /// What is read of it, a clause without a full stop; nil if nothing is.
  package let use: String?
  /// What leads to a fault; nil if nothing does, so that the rest is ignored in silence.
  package let leftOut: String?
  /// The keys of the sentences that tell of it.
  package let faults: [String]

  init(
    _ names: String..., sort: Sort, use: String? = nil, leftOut: String? = nil,
    faults: String...
  ) {
    (self.names, self.sort) = (names, sort)
    (self.use, self.leftOut) = (use, leftOut)
    self.faults = faults.map { "dday.fault.\($0)" }
  }
}

extension CalendarTerm {
  /// All terms, in the order in which they are listed. Those that aren't here are ignored.
  package static let all = components + properties + parameters + ruleParts

  private static let components = [
    CalendarTerm(
      "VCALENDAR", sort: .component, use: "its events, also those of calendars inside it",
      leftOut: "anything else, one without events, or one with more than can be kept or worked out",
      faults: "calendar", "eventless", "deep", "end", "endless %@", "property", "lines %@",
      "records %@", "work %@"),
    CalendarTerm(
      "VEVENT", sort: .component, use: "a D-Day, or one for each rule that its days need",
      leftOut: "more than 60 rules or 1,000 gaps", faults: "gaps"),
    CalendarTerm(
      "VTIMEZONE", "STANDARD", "DAYLIGHT", sort: .component,
      use: "time zones that the system doesn't know"),
    CalendarTerm(
      "VTODO", sort: .component, leftOut: "all", faults: "todos %lld", "todos.one"),
    CalendarTerm("VALARM", "VJOURNAL", "VFREEBUSY", sort: .component),
  ]

  private static let properties = [
    CalendarTerm(
      "DTSTART", sort: .property, use: "the first day, in your time zone",
      leftOut: "none, several, or no date", faults: "start", "starts", "twice %@", "date %@"),
    CalendarTerm("DTEND", "DURATION", sort: .property),
    CalendarTerm(
      "RRULE", sort: .property, use: "the repetition",
      leftOut: "two, or a rule with days that no D-Day has, also once they are in your time zone",
      faults: "rule %@", "recurrence %@", "shifted %@", "twice %@"),
    CalendarTerm("EXRULE", sort: .property, leftOut: "all", faults: "recurrence %@"),
    CalendarTerm(
      "RDATE", sort: .property, use: "more days, a D-Day each", leftOut: "no date",
      faults: "date %@"),
    CalendarTerm(
      "EXDATE", sort: .property, use: "days that are left out of a series",
      leftOut: "no date, or a series without any other", faults: "date %@", "gap"),
    CalendarTerm(
      "RECURRENCE-ID", sort: .property, use: "a day of a series that has moved or is cancelled",
      leftOut: "no date, or several", faults: "date %@", "starts"),
    CalendarTerm(
      "SUMMARY", sort: .property, use: "the title", leftOut: "two, or text other than UTF-8",
      faults: "twice %@", "encoding %@"),
    CalendarTerm(
      "DESCRIPTION", sort: .property, use: "the note", leftOut: "two, or text other than UTF-8",
      faults: "twice %@", "encoding %@"),
    CalendarTerm(
      "CATEGORIES", sort: .property, use: "the group, by the first one",
      leftOut: "text other than UTF-8", faults: "encoding %@"),
    CalendarTerm(
      "UID", sort: .property, use: "what tells whether an event is there already",
      leftOut: "two, or text other than UTF-8", faults: "twice %@", "encoding %@"),
    CalendarTerm("SEQUENCE", sort: .property, use: "the highest, of several versions"),
    CalendarTerm(
      "DTSTAMP", sort: .property, use: "the latest, of several versions with one SEQUENCE"),
    CalendarTerm(
      "STATUS", sort: .property, use: "whether it is CANCELLED", leftOut: "what is",
      faults: "cancelled"),
    CalendarTerm(
      "NAME", "X-WR-CALNAME", sort: .property, use: "the name of a calendar that is followed"),
    CalendarTerm(
      "X-WIDGETTY-INCLUSIVE", "X-WIDGETTY-PINNED", sort: .property,
      use: "whether the first day is day 1, and whether it is pinned"),
    CalendarTerm(
      "TZOFFSETFROM", "TZOFFSETTO", sort: .property, use: "the hours of a time zone"),
  ]

  private static let parameters = [
    CalendarTerm(
      "TZID", sort: .parameter, use: "the time zone of a time, also by its name in Windows",
      leftOut: "an unknown one",
      faults: "zone %@"),
    CalendarTerm(
      "RANGE", sort: .parameter,
      use: "THISANDFUTURE: the days from the changed one on move by as many days",
      leftOut: "THISANDPRIOR and others, and days that no D-Day has",
      faults: "exception", "earlier", "range %@"),
  ]

  private static let ruleParts = [
    CalendarTerm(
      "FREQ", sort: .rulePart, use: "DAILY, WEEKLY, MONTHLY and YEARLY",
      leftOut: "others", faults: "recurrence %@"),
    CalendarTerm(
      "INTERVAL", sort: .rulePart, use: "1 to 1000", leftOut: "others", faults: "recurrence %@"),
    CalendarTerm(
      "COUNT", sort: .rulePart, use: "1 to 9999", leftOut: "others, or beside UNTIL",
      faults: "count %@", "ends"),
    CalendarTerm(
      "UNTIL", sort: .rulePart, use: "the last day", leftOut: "no date, or one before the first",
      faults: "date %@", "backwards"),
    CalendarTerm("WKST", sort: .rulePart, use: "the first weekday of every other week"),
    CalendarTerm(
      "BYDAY", sort: .rulePart,
      use: "weekdays, in a month or a year of known months also numbered ones",
      leftOut: "numbered ones of the year", faults: "recurrence %@"),
    CalendarTerm(
      "BYMONTHDAY", sort: .rulePart,
      use: "1 to 31, and -1; with BYDAY the seven days of a week of the month",
      leftOut: "others from the end", faults: "recurrence %@"),
    CalendarTerm(
      "BYMONTH", sort: .rulePart, use: "1 to 12", leftOut: "others, or every other month",
      faults: "recurrence %@"),
    CalendarTerm(
      "BYSETPOS", sort: .rulePart,
      use: "with one weekday in BYDAY, or -1 with the days from 28 on in BYMONTHDAY",
      leftOut: "others", faults: "recurrence %@"),
    CalendarTerm(
      "BYYEARDAY", sort: .rulePart, use: "60 from 29 February on", leftOut: "others",
      faults: "recurrence %@"),
    CalendarTerm(
      "BYWEEKNO", "BYHOUR", "BYMINUTE", "BYSECOND", sort: .rulePart, leftOut: "all",
      faults: "recurrence %@"),
    CalendarTerm(
      "RSCALE", sort: .rulePart, use: "GREGORIAN, and DANGI for lunar days every year",
      leftOut: "others", faults: "recurrence %@"),
    CalendarTerm(
      "SKIP", sort: .rulePart, use: "OMIT, BACKWARD and FORWARD", leftOut: "others",
      faults: "recurrence %@"),
  ]
}
