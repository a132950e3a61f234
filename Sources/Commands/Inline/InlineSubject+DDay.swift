import Almanac
import DDays
import Desk

extension InlineSubject {
  static let dday = InlineSubject(
    name: "dday", operand: Operand("NUMBER", .oneOrNone, suggesting: .ddays),
    example: "widgetty inline dday --json",
    fields: ["title", "count", "days", "date", "group"], isPrivate: true
  ) { arguments, context in
    let call = try DDayCall(arguments, in: context)
    let midnight = context.dates.zone.startOfDay(call.today.advanced(by: 1))
    guard let dday = try call.chosen() else {
      return InlineLine(
        text: context.strings.text("dday.unset"), state: "none", fields: [:], end: midnight)
    }
    let (writer, occasion) = (call.writer, dday.occasion)
    let day = occasion.day(seenFrom: call.today)
    let days = day.number - call.today.number
    return InlineLine(
      text: writer.brief(occasion), state: days == 0 ? "today" : days < 0 ? "past" : "ahead",
      fields: [
        "title": .text(writer.title(of: occasion)), "count": .text(writer.count(of: occasion)),
        "days": .number(days), "date": .text("\(day)"), "group": .text(occasion.group),
      ], end: midnight)
  }
}
