package import FoundationEssentials

extension DateWriter {
  /// The text of some fields of a date.
  package func text(of date: Date, _ fields: DateFields) -> String {
    let moment = zone.civil(at: date)
    func text(_ pattern: String) -> String {
      wording.text(pattern) { part($0, of: moment, fields) }
    }
    let day = fields.dayKey.map(text)
    let time = fields.timeKey(hourCycle).map(text)
    guard let day, let time else { return day ?? time ?? "" }
    return wording.text("date.day-and-time", ["day": day, "time": time])
  }

  /// The text of some fields of the current date; valid until the smallest of them changes.
  package func text(ofNow now: Date, _ fields: DateFields) -> DateText {
    DateText(
      text(of: now, fields),
      until: fields.smallestUnit.flatMap { zone.end(of: $0, at: now) })
  }

  /// The text of an interval; shows the days only if they differ.
  package func text(of interval: ClosedRange<Date>) -> String {
    let start = zone.civil(at: interval.lowerBound).day
    let end = zone.civil(at: interval.upperBound).day
    var fields = DateFields.time
    if start != end { (fields.month, fields.day) = (.abbreviated, true) }
    fields.year = start.year != end.year
    return wording.text(
      "date.interval",
      [
        "start": text(of: interval.lowerBound, fields),
        "end": text(of: interval.upperBound, fields),
      ])
  }

  /// The text for a name in a pattern.
  private func part(
    _ name: Substring, of moment: CivilMoment, _ fields: DateFields
  ) -> String {
    let (day, time) = (moment.day, moment.time)
    return switch name {
    // Those of clocks, which are written most often, come first.
    case "hour": String(hourCycle == .twelve ? (time.hour + 11) % 12 + 1 : time.hour)
    case "minute": time.minute.padded(to: 2)
    case "year": String(day.year)
    case "month": self.name(ofMonth: day.month, fields.month)
    case "day": String(day.day)
    case "weekday": fields.weekday.map { wording[Wording.key(day.weekday, $0)] } ?? ""
    case "second": time.second.padded(to: 2)
    case "period": wording[time.hour < 12 ? "date.period.am" : "date.period.pm"]
    default: ""
    }
  }

  private func name(ofMonth month: Int, _ form: DateFields.Month?) -> String {
    switch form {
    case nil: ""
    case .digits: String(month)
    case .abbreviated: wording[Wording.key(month: month, .abbreviated)]
    case .wide: wording[Wording.key(month: month, .wide)]
    }
  }
}
