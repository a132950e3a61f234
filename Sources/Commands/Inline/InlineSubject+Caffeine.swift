import Diary
import Desk

extension InlineSubject {
  static let caffeine = InlineSubject(
    name: "caffeine", operand: nil, example: "widgetty inline caffeine --format \"{mg} mg\"",
    fields: ["mg", "today", "limit", "sleep"], isPrivate: true
  ) { arguments, context in
    let call = try CaffeineCall(arguments, in: context)
    let (body, today) = try call.now()
    let limit = Int(call.constitution.limit.rounded())
    return InlineLine(
      text: body.text(in: context.strings),
      state: body.sleepTime == nil ? "calm" : "awake",
      fields: [
        "mg": .number(Int(body.level.rounded())), "today": .number(Int(today.rounded())),
        "limit": .number(limit), "sleep": .text(body.sleepTime ?? ""),
      ], end: context.date.next(60))
  }
}
