import Almanac
import Supplies
import DDays
import Foundation
import Home
import Kit
import Diary
import Store
import Testing

@testable import Desk

/// Checks that the user is told of each thing once, whatever runs.
struct AnnouncementTests {
  private let folder: TestFolder
  private let zone: Zone
  /// A Monday, 16 November 2026.
  private let monday = CivilDay(number: 20_773)

  init() throws {
    folder = try TestFolder()
    zone = try Zone(named: "Asia/Seoul")
  }

  private var store: Store { Store(in: folder.file("data")) }

  private func date(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Date {
    zone.startOfDay(monday.advanced(by: day)) + Double(hour * 3600 + minute * 60)
  }

  private func dashboard(_ name: String, in zone: Zone? = nil) -> SimulatedDashboard {
    SimulatedDashboard(
      name, in: Store(in: folder.file("data")), zone: zone ?? self.zone,
      from: [.reminders, .days, .rain])
  }

  /// Lets dashboards live until a date; each wakes up only when something is due, and reads the store
  /// after a change of it. Returns what is told, with the day and the time.
  private func live(
    _ dashboards: inout [SimulatedDashboard], until end: Date
  ) throws -> [String] {
    var told: [String] = []
    while let next = dashboards.compactMap(\.nextDate).min(), next <= end {
      for index in dashboards.indices where dashboards[index].nextDate.map({ $0 <= next }) == true {
        told += try dashboards[index].wake(at: next).map { line($0, at: next) }
      }
      for index in dashboards.indices { try dashboards[index].read(at: next) }
    }
    return told
  }

  private func line(_ announcement: Announcement, at date: Date) -> String {
    let moment = zone.civil(at: date)
    let title =
      switch announcement.matter {
      case .reminder(let title, _): title
      case .day(let title, let day): "\(title) \(day.number - moment.day.number)"
      case .timer, .rain: "\(announcement.matter)"
      }
    return "\(moment.day.number - monday.number) \(moment.time) \(title)"
  }

  private func fill() throws {
    let book = ReminderBook(in: store, zone: zone)
    let list = try book.list(named: nil, orMade: "Home")
    func add(_ title: String, _ deadline: Deadline?) throws {
      try book.add(title, due: deadline, to: list, at: date(0, 8))
    }
    try add("Call", .date(date(0, 10, 30)))
    try add("Rent", .day(monday.advanced(by: 2)))
    try add("Also then", .date(date(2, 9)))
    try add("Someday", nil)
    try add("Later", .date(date(9, 10)))
    let done = try book.add("Done", due: .date(date(1, 10)), to: list, at: date(0, 8))
    _ = try book.set(done.id, isDone: true, at: date(0, 8))
    try folder.write(
      Data("(A) Bins due:2026-11-19\nx 2026-11-15 Old due:2026-11-18\n".utf8), as: "todo.txt")
    _ = try book.keep(listNamed: "File", orMade: "File", in: folder.file("todo.txt"))
    let days = DDayBook(in: store)
    _ = try days.add(
      Occasion(title: "Party", rule: DayRule(start: monday.advanced(by: 5))))
    _ = try days.add(
      Occasion(
        title: "Walk", rule: DayRule(start: monday.advanced(by: -3), recurrence: .days(7))))
    _ = try days.add(Occasion(title: "Past", rule: DayRule(start: monday.advanced(by: -2))))
  }

  private let week = [
    "0 10:30:00 Call", "2 09:00:00 Also then", "2 09:00:00 Rent", "3 09:00:00 Bins",
    "3 09:00:00 Walk 1", "4 09:00:00 Party 1", "4 09:00:00 Walk 0", "5 09:00:00 Party 0",
  ]

  @Test func twoDashboardsTellEachThingOnceInAWeek() throws {
    try fill()
    var dashboards = [dashboard("a"), dashboard("b")]
    for index in dashboards.indices { try dashboards[index].read(at: date(0, 8)) }
    let told = try live(&dashboards, until: date(7, 8))
    #expect(told.sorted() == week)
    // Nobody wakes up but for what is due.
    for dashboard in dashboards { #expect(dashboard.wakeUps <= 6, "\(dashboard.name)") }
  }

  /// One of them ends, one sleeps, and a third is in another zone.
  @Test func dashboardsThatComeAndGoTellEachThingOnce() throws {
    try fill()
    var told: [String] = []
    var dashboards = [dashboard("a"), dashboard("c", in: try Zone(named: "America/New_York"))]
    for index in dashboards.indices { try dashboards[index].read(at: date(0, 8)) }
    told += try live(&dashboards, until: date(2, 12))
    // From Wednesday noon to Thursday 20:00, nothing runs.
    var late = [dashboard("b"), dashboard("a")]
    for index in late.indices { try late[index].read(at: date(3, 20)) }
    for index in late.indices {
      told += try late[index].wake(at: date(3, 20)).map { line($0, at: date(3, 20)) }
    }
    told += try live(&late, until: date(7, 8))
    let titles = told.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
    #expect(
      titles.sorted() == [
        "Also then", "Bins", "Call", "Party 0", "Party 1", "Rent", "Walk 0", "Walk 1",
      ])
    #expect(told.contains("3 20:00:00 Bins"))
  }

  @Test func whatIsOlderThanADayIsNotTold() throws {
    try fill()
    var dashboards = [dashboard("a")]
    try dashboards[0].read(at: date(3, 8, 59))
    // The days of Wednesday are a day old at nine; those of which the day is over aren't told.
    #expect(
      try dashboards[0].wake(at: date(3, 8, 59)).map { line($0, at: date(3, 8, 59)) }.sorted()
        == ["3 08:59:00 Also then", "3 08:59:00 Rent"])
    #expect(try live(&dashboards, until: date(3, 9)).count == 2)
    var other = dashboard("b")
    try other.read(at: date(6, 12))
    #expect(try other.wake(at: date(6, 12)).isEmpty)
  }

  @Test func whatIsMovedIsDueAgainAndWhatIsDoneIsNot() throws {
    try fill()
    let book = ReminderBook(in: store, zone: zone)
    var dashboards = [dashboard("a")]
    try dashboards[0].read(at: date(0, 8))
    #expect(try live(&dashboards, until: date(0, 11)) == ["0 10:30:00 Call"])
    var call: ReminderItem?
    _ = try book.forEachItem { if $0.title == "Call" { call = $0 } }
    let id = try #require(call).id
    guard case .stored(let number) = id else { return }
    try store.change { change in
      var reminder = try #require(try change.contents.reminder(number)) as Reminder
      reminder.due = date(0, 12)
      try change.update(reminder)
    }
    try dashboards[0].read(at: date(0, 11))
    #expect(try live(&dashboards, until: date(0, 13)) == ["0 12:00:00 Call"])
    _ = try book.set(id, isDone: true, at: date(0, 13))
    var other = dashboard("b")
    try other.read(at: date(0, 13))
    #expect(try other.wake(at: date(0, 13)).isEmpty)
  }

  @Test func aStoreThatIsHeldByAnotherIsBetterToldTwiceThanNever() throws {
    let announcement = Announcement(.reminder(title: "a", day: nil), about: "a", at: date(0, 8))
    let broken = Store(in: "/proc/nowhere")
    #expect([announcement].claimed(in: broken, at: date(0, 8)) == [announcement])
  }

  /// Five dashboards don't tell five times of what is due while another program holds the store.
  @Test func aHeldStoreIsClaimedByFilesMeanwhile() throws {
    try Store(in: folder.path).change { try $0.requestReload(of: nil) }
    // Letters of any script tell them apart.
    let due = ["우유", "빵집"].map { title in
      Announcement(.reminder(title: title, day: nil), about: "reminder \(title)", at: date(0, 9))
    }
    let lock = try DatabaseLock(on: "\(folder.path)/\(Store.fileName)")
    let store = Store(in: folder.path, patience: .milliseconds(20))
    let told = (1...5).flatMap { _ in due.claimed(in: store, at: date(0, 9)) }
    #expect(told == due)
    lock.release()
    #expect(due.claimed(in: store, at: date(0, 9)).isEmpty)
    let later = Announcement(.reminder(title: "b", day: nil), about: "b", at: date(0, 9))
    #expect([later].claimed(in: store, at: date(0, 9)) == [later])
  }
}
