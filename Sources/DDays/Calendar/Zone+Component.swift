import Almanac

extension Zone {
  /// The zone that a calendar defines, from its last rule; fails if it has none.
  init?(_ component: Component) {
    guard let standard = component.last("STANDARD"), let east = standard.offset else { return nil }
    var rule = "<+00>\(Self.written(-east))"
    if let daylight = component.last("DAYLIGHT") {
      guard let summer = daylight.offset, let start = daylight.change, let end = standard.change
      else { return nil }
      rule += "<+01>\(Self.written(-summer)),\(start),\(end)"
    }
    guard let zone = try? Zone(posix: rule) else { return nil }
    self = zone
  }

  private static func written(_ seconds: Int) -> String {
    let distance = abs(seconds)
    return "\(seconds < 0 ? "-" : "")\(distance / 3600):\(distance / 60 % 60):\(distance % 60)"
  }
}

extension Component {
  fileprivate func last(_ name: String) -> Component? {
    parts.filter { $0.name == name }.max { ($0.start?.day ?? .first) < ($1.start?.day ?? .first) }
  }

  private var start: EventTime? { first("DTSTART").flatMap { EventTime($0.value) } }

  /// The offset `+0900` or `+090000`, in seconds; nil if malformed.
  fileprivate var offset: Int? {
    guard let text = first("TZOFFSETTO")?.value, text.count == 5 || text.count == 7,
      text.dropFirst().allSatisfy(\.isDigit)
    else { return nil }
    let digits = text.dropFirst().map { Int($0) - 48 } + [0, 0]
    let seconds =
      (digits[0] * 10 + digits[1]) * 3600 + (digits[2] * 10 + digits[3]) * 60
      + digits[4] * 10 + digits[5]
    return text.first == UInt8(ascii: "-") ? -seconds : seconds
  }

  /// The clock change in the form of `TZ`: `M3.2.0/2:0:0`; nil if it has no such form.
  fileprivate var change: String? {
    guard let rule = first("RRULE").flatMap({ RuleParts($0.word) }), rule["FREQ"] == "YEARLY",
      let month = rule["BYMONTH"].flatMap({ Int($0) }), let byDay = rule["BYDAY"],
      let weekday = RuleParts.weekdays.firstIndex(of: String(byDay.suffix(2))),
      let week = Int(byDay.dropLast(2)), week == -1 || 1...4 ~= week, let time = start?.time
    else { return nil }
    return "M\(month).\(week == -1 ? 5 : week).\((weekday + 1) % 7)/\(time)"
  }
}
