import Almanac
import System
import Desk
import Diary
import WidgetIntents

extension InlineSubject {
  static let steps = InlineSubject(
    name: "steps", operand: Operand("FILE", .oneOrNone, suggesting: .files),
    example: "widgetty inline steps",
    fields: ["count", "goal", "percent", "date"], isPrivate: true
  ) { arguments, context in
    let widget = context.configurations(of: "steps").first ?? [:]
    func text(_ name: String) -> String? {
      if case .text(let text)? = widget[name], !text.isEmpty { text } else { nil }
    }
    let today = context.dates.zone.civil(at: context.date).day
    let midnight = context.dates.zone.startOfDay(today.advanced(by: 1))
    guard let path = try arguments.words.first.map(context.absolute) ?? text("file") else {
      return InlineLine(
        text: context.strings.text("steps.unset"), state: "none", fields: [:], end: midnight)
    }
    let known = try? context.dependencies.dependency(of: StepMemory.self)
    let memory = known ?? StepMemory(home: context.environment["HOME"])
    let file = try StepFile(path: path, home: memory.home)
    let (log, fault) = memory.log(of: file, in: StepSpan(since: today, device: text("device")))
    if log == nil, let fault { throw fault }
    let goal = if case .integer(let goal)? = widget["goal"] { goal } else { 10_000 }
    guard let count = log?[today] else {
      return InlineLine(
        text: context.strings.text("steps.inline.unknown"), state: "none",
        fields: ["goal": .number(goal), "date": .text("\(today)")], end: midnight,
        files: [file.path])
    }
    let percent = count * 100 / max(1, goal)
    return InlineLine(
      text: context.strings.text("inline.steps %@ %@", count.grouped, "\(percent)"),
      state: count >= goal ? "reached" : "short",
      fields: [
        "count": .number(count), "goal": .number(goal), "percent": .number(percent),
        "date": .text("\(today)"),
      ], end: midnight, files: [file.path])
  }
}
