import Almanac
import Desk
import Weather
import System

extension InlineSubject {
  static let clock = InlineSubject(
    name: "clock", operand: Operand("PLACE", .oneOrNone, suggesting: .cities),
    example: "widgetty inline clock tokyo",
    fields: ["time", "date", "weekday", "place", "zone"], isPrivate: false
  ) { arguments, context in
    let place = try arguments.words.first.map {
      try WeatherCall(arguments, in: context).place(called: $0)
    }
    let zone = try place.map { try Zone(named: $0.zoneName) } ?? context.dates.zone
    let moment = zone.civil(at: context.date)
    let own = context.dates
    let dates = DateWriter(wording: own.wording, zone: zone, hourCycle: own.hourCycle)
    let name = place.map { context.strings[$0.nameKey] ?? $0.nameKey } ?? ""
    let time =
      own.hourCycle == .twelve
      ? dates.text(of: context.date, .time) : String(moment.time.description.prefix(5))
    return InlineLine(
      text: place == nil ? time : "\(name) \(time)", state: "clock",
      fields: [
        "time": .text(time), "date": .text("\(moment.day)"),
        "weekday": .text(
          context.strings.text("date.weekday.\(moment.day.weekday.rawValue).wide")),
        "place": .text(name), "zone": .text(zone.name),
      ], end: context.date.next(60))
  }
}
