import Almanac
import Foundation
import Diary
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

struct ReminderProviderTests {
  private let folder: URL
  private let store: Store
  private let ticks = Ticks()
  private let context: TimelineProviderContext
  private var now: Now { Now(date: context.date, zone: context.zone) }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "reminders-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = Store(in: folder.path())
    context = try .test("2026-11-21 09:41")
  }

  private var dependencies: Dependencies {
    var dependencies = Dependencies()
    dependencies.add(dependency: store)
    dependencies.add(dependency: now)
    dependencies.add(dependency: ticks)
    return dependencies
  }

  private func timeline(of list: String? = nil) async throws -> Timeline<ReminderEntry> {
    let values: [String: IntentValue] = list.map { ["list": .text($0)] } ?? [:]
    return try await Dependencies.$current.withValue(dependencies) {
      let intent = try await ReminderListIntent.resolved(from: values)
      return try await ReminderProvider().timeline(for: intent, in: context)
    }
  }

  private func toggle(_ chore: Chore) async throws {
    try await Dependencies.$current.withValue(dependencies) {
      _ = try await ToggleReminderIntent(chore).perform()
    }
  }

  private func add(_ title: String, _ due: String? = nil, to list: ReminderList) throws {
    let book = ReminderBook(in: store, zone: context.zone)
    let deadline = try due.map {
      try SpokenDue(words: $0, at: context.date, in: context.zone).deadline
    }
    try book.add(title, due: deadline, to: list, at: context.date)
  }

  private func list(_ name: String, at path: String? = nil) throws -> ReminderList {
    try store.change { try $0.addReminderList(named: name, at: path) }
  }

  @Test func isAskedAgainWhenADayEnds() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let timeline = try await timeline()
    let midnight = try context.zone.date("2026-11-22 00:00")
    #expect(timeline.entries.map(\.date) == [context.date, midnight])
    #expect(timeline.policy == .after(midnight))
    #expect(timeline.entries.first?.agenda == DayAgenda())
  }

  @Test func somethingIsLateFromItsDateOn() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let home = try list("Home")
    try add("someday", to: home)
    try add("bill", "today", to: home)
    try add("dentist", "14:00", to: home)
    let entries = try await timeline().entries
    #expect(
      entries.map { $0.agenda.chores.map(\.title) }.first
        == [.written("dentist"), .written("bill"), .written("someday")])
    #expect(entries.map { $0.agenda.chores.count(where: \.isLate) } == [0, 0, 1, 2])
    #expect(try entries[2].date == context.zone.date("2026-11-21 14:00"))
    let time = entries[2].date
    #expect(
      entries[3].agenda.chores.map(\.due)
        == [
          DueTime(.yesterday, time: time, isOver: true), DueTime(.yesterday, isOver: true), nil,
        ])
  }

  @Test func aReminderMattersForAnHourBeforeAndAfterItsTime() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let home = try list("Home")
    try add("bill", "today", to: home)
    try add("dentist", "14:00", to: home)
    let entries = try await timeline().entries
    #expect(
      try entries.prefix(3).map(\.date)
        == [context.date] + ["13:00", "14:00"].map { try context.zone.date("2026-11-21 \($0)") })
    #expect(entries.map { $0.relevance?.score } == [nil, 1, 1, nil])
    #expect(entries.map { $0.relevance?.duration } == [nil, 7200, 3600, nil])
  }

  @Test func whatStartsLaterIsShownFromItsDayOn() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "todo.txt").path()
    try Data("dummy h:1\nlater t:2026-11-22\nnow t:2026-11-21\n".utf8)
      .write(to: URL(filePath: path))
    _ = try list("File", at: path)
    let entries = try await timeline().entries
    #expect(
      entries.map { $0.agenda.chores.map(\.title) }
        == [[.written("now")], [.written("later"), .written("now")]])
  }

  @Test func aToggleIsFoundByTheNextTimeline() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "todo.txt").path()
    try Data("(A) call\nmilk\n".utf8).write(to: URL(filePath: path))
    try add("bread", to: try list("Home"))
    _ = try list("File", at: path)
    for index in 0..<3 {
      let before = try await timeline().entries[0].agenda
      try await toggle(before.chores[index])
      let after = try await timeline().entries[0].agenda
      #expect(after.chores[index].isDone && after.openCount == 2 - index)
    }
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    #expect(text == "x 2026-11-21 call pri:A\nx 2026-11-21 milk\n")
    let done = try await timeline().entries
    #expect(done[0].agenda.doneCount == 3 && done.last?.agenda == DayAgenda())
    try await toggle(done[0].agenda.chores[1])
    #expect(try await timeline().entries[0].agenda.openCount == 1)
  }

  /// A completed reminder keeps its row for a while, so that a second press doesn't complete
  /// another one.
  @Test(arguments: [false, true])
  func whatIsTickedOffKeepsItsPlaceForAMinute(inAFile: Bool) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "todo.txt").path()
    try Data().write(to: URL(filePath: path))
    let home = try list("Home", at: inAFile ? path : nil)
    for title in ["a", "b", "c", "d", "e"] { try add(title, to: home) }
    let before = try await timeline().entries[0].agenda.chores(upTo: 3)
    try await toggle(before[1])
    let entries = try await timeline().entries
    #expect(entries[0].agenda.chores(upTo: 3).map(\.id) == before.map(\.id))
    #expect(entries[0].agenda.chores(upTo: 3).map(\.isDone) == [false, true, false])
    #expect(entries[0].agenda.hiddenCount(beyond: 3) == 2)
    #expect(entries[1].date == context.date + 60)
    #expect(
      entries[1].agenda.chores(upTo: 3).map(\.title)
        == [.written("a"), .written("c"), .written("d")])
    #expect(entries[1].agenda.hiddenCount(beyond: 3) == 1)
    try await toggle(entries[0].agenda.chores[1])
    let after = try await timeline().entries
    #expect(after[0].agenda.chores(upTo: 3).map(\.isDone) == [false, false, false])
    #expect(after.count == 2)
  }

  @Test func aListIsChosenByItsName() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try add("bread", to: try list("Home"))
    try add("report", to: try list("Work"))
    let agenda = try await timeline(of: "work").entries[0].agenda
    #expect(agenda.title == "Work" && agenda.chores.map(\.title) == [.written("report")])
    let missing = try await timeline(of: "Play").entries[0].agenda
    #expect(missing == DayAgenda(title: "Play", fault: .noList("Play")))
    guard case .entity(let source) = ReminderListIntent.parameters.first?.kind else {
      Issue.record("it is no list")
      return
    }
    let offered = try await Dependencies.$current.withValue(dependencies) {
      (all: try await source.suggestions(), some: try await source.choices(matching: "wOr"))
    }
    #expect(offered.all.map(\.title) == ["Home", "Work"])
    #expect(offered.some.map(\.value) == [.text("Work")])
  }

  @Test func aFileThatCannotBeReadIsSaid() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "todo.txt").path()
    try Data("milk\n".utf8).write(to: URL(filePath: path))
    try add("bread", to: try list("Home"))
    _ = try list("File", at: path)
    let agenda = try await timeline().entries[0].agenda
    #expect(agenda.fault == nil && agenda.openCount == 2)
    try FileManager.default.removeItem(atPath: path)
    let now = try await timeline().entries[0].agenda
    #expect(
      now.fault?.words
        == "reminders.unreadable \("todo.txt") \(LocalizedStringResource("file.gone"))")
    #expect(now.chores.map(\.title) == [.written("bread")])
    await #expect(throws: TodoFileError.self) { try await toggle(agenda.chores[1]) }
  }

  static var missingFile: TodoFileError? {
    do throws(TodoFileError) {
      _ = try TodoFile(path: "/nowhere/todo.txt").text()
      return nil
    } catch {
      return error
    }
  }

  @Test func filesAreFollowed() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try list("File", at: "/nowhere/todo.txt")
    let (paths, inbox) = AsyncStream.makeStream(of: String.self)
    try await WatchedFiles.$current.withValue(WatchedFiles { inbox.yield($0) }) {
      _ = try await timeline()
    }
    inbox.finish()
    #expect(await paths.reduce(into: []) { $0.append($1) } == ["/nowhere/todo.txt"])
  }
}
