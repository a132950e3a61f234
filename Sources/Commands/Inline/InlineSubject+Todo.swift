import Almanac
import Desk
import FoundationEssentials
import Diary
import Store

extension InlineSubject {
  static let todo = InlineSubject(
    name: "todo", operand: Operand("LIST", .oneOrNone, suggesting: .lists),
    example: "widgetty inline todo",
    fields: ["count", "overdue", "title", "due", "list"], isPrivate: true
  ) { arguments, context in
    let (zone, date) = (context.dates.zone, context.date)
    let book = ReminderBook(in: try context.store, zone: zone)
    let list = try arguments.words.first.map { try TodoCall.list(named: $0, of: book, context) }
    let shelves = try book.shelves(of: list?.id)
    let open = shelves.flatMap { shelf in
      shelf.items.filter { !$0.isDone && $0.isShown(on: zone.civil(at: date).day) }
        .map { (item: $0, list: shelf.list) }
    }
    let ends = open.compactMap { $0.item.deadline?.end(in: zone) }
    let overdue = ends.count { $0 <= date }
    let midnight = zone.startOfDay(zone.civil(at: date).day.advanced(by: 1))
    let end = min(ends.filter { $0 > date }.min() ?? midnight, midnight)
    let files = shelves.compactMap(\.list.path)
    let next = open.min { one, other in
      let far = Date.distantFuture
      return one.item.deadline?.end(in: zone) ?? far < other.item.deadline?.end(in: zone) ?? far
    }
    guard let next else {
      // Nothing is known to be done in a list that can't be read.
      for case .failure(let error) in shelves.map(\.contents) { throw error }
      return InlineLine(
        text: context.strings.text("reminders.all-done"), state: "none",
        fields: ["count": .number(0), "overdue": .number(0)], end: midnight, files: files)
    }
    return InlineLine(
      text: context.strings.text("reminders.inline %lld %@", "\(open.count)", next.item.title),
      state: overdue > 0 ? "overdue" : "open",
      fields: [
        "count": .number(open.count), "overdue": .number(overdue),
        "title": .text(next.item.title),
        "due": .text(next.item.deadline?.written(in: zone) ?? ""), "list": .text(next.list.name),
      ], end: end, files: files)
  }
}
