import Cells
import FoundationEssentials
import Pages
import Store
import Testing
import WidgetIntents

@testable import Gallery

// Steps with whole lists.
extension ModelPlayer {
  mutating func addList() async throws {
    count += 1
    let name = "List\(count)"
    log.append("add \(name)")
    model.change { $0.append(ListModel.List(name: name)) }
    try await play(Key("n", .control))
    try await play(.paste(name))
    try await play(Key(.enter))
    #expect(page.listName == name)
    try await play(Key("3"))
  }

  mutating func renameList(_ place: Int) async throws {
    count += 1
    let name = "List\(count)"
    log.append("call \(place) \(name)")
    model.change { $0[place].name = name }
    try await perform(on: place) { form, room in
      _ = form.press(Key("u", .control), in: room)
      _ = form.handle(.paste(name), in: room)
      return form.press(Key("s", .control), in: room)
    }
  }

  /// Removes a list with all that is on it, unless it is the only one.
  mutating func removeList(_ place: Int) async throws {
    guard model.lists.count > 1 else { return }
    log.append("remove list \(place)")
    model.change { $0.remove(at: place) }
    let button = PageEvent.link(try #require(URL(string: "form:remove")))
    try await perform(on: place) { form, room in
      _ = form.handle(button, in: room)
      return form.handle(button, in: room)
    }
  }

  /// Does something on the page of a list, which closes then.
  private mutating func perform(
    on place: Int, _ change: (inout ReminderListPage, PageRoom) -> PageEffect?
  ) async throws {
    let list = page.table.lists[place]
    var form = try Dependencies.$current.withValue(dependencies) {
      try #require(try ReminderPageMaker().page(behind: .settings(list.id)) as? ReminderListPage)
    }
    guard case .perform(let intent)? = change(&form, room) else {
      Issue.record("nothing is done: \(log)")
      return
    }
    try await Dependencies.$current.withValue(dependencies) { _ = try await intent.perform() }
    page.follow(try Self.page(dependencies))
  }
}
