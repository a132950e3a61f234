import Almanac
import FoundationEssentials
import Kit
import Pages
import Diary
import Store
import Testing

@testable import Gallery

/// Checks where reminders are found that lists don't show yet, or never.
struct HiddenReminderTests {
  private let folder: TestFolder
  private let table: ReminderTable

  init() throws {
    folder = try TestFolder()
    let text = """
      shown
      ever h:1
      next week t:2026-11-28
      tomorrow t:2026-11-22 due:2026-11-22
      begun t:2026-11-21
      x 2026-11-20 done
      x 2026-11-20 done unseen h:1
      """
    try folder.write(Data(text.utf8), as: "todo.txt")
    let book = ReminderBook(in: Store(in: folder.path), zone: .utc)
    _ = try book.keep(listNamed: "File", orMade: "File", in: folder.file("todo.txt"))
    let date = try WrittenDate("2026-11-21 09:41").date(in: .utc)
    table = ReminderTable(try book.shelves(), at: date, in: .utc)
  }

  private func titles(_ scope: ReminderScope, _ query: String = "") -> [String] {
    table.sections(of: scope, with: query).flatMap { section in
      ["[\(section.id)\(section.canFold ? " folds" : "")]"]
        + section.items.map { table[$0]?.item.title ?? "?" }
    }
  }

  @Test func standsBelowTheOthersByWhenItBegins() {
    let all = [
      "[later]", "shown", "begun", "[done folds]", "done",
      "[hidden folds]", "tomorrow", "next week", "ever", "done unseen",
    ]
    #expect(titles(.all) == all)
    #expect(titles(.list(table.lists[0].id)) == all)
    #expect(titles(.planned).isEmpty && titles(.today).isEmpty)
    #expect(titles(.done) == ["[done]", "done"])
    #expect(table.counts[.all] == 2 && table.counts[.done] == 1 && table.counts[.planned] == nil)
  }

  @Test func isFoundByItsWords() {
    #expect(titles(.all, "week") == ["[hidden]", "next week"])
  }

  @Test func isFoldedUntilSomebodyWantsToSeeIt() {
    let page = ReminderPage(table, at: .all, order: .yearFirst, newList: "", last: nil)
    #expect(page.list.folded == [ReminderTable.done, ReminderTable.hidden])
  }
}
