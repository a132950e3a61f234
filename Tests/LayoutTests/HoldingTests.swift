import Cells
import FoundationEssentials
import Kit
import Layout
import Testing
import Views

struct HoldingTests {
  private func until(_ view: some View, at date: Date = .test) throws -> Date? {
    try Node(archiving: view).laidOut(
      in: .init(width: 20, height: 5), surroundings: .test(at: date)
    )
    .until
  }

  @Test func holdsForEverWithoutDates() throws {
    #expect(
      try until(
        VStack {
          Text("a"); Color.blue
        }) == nil)
    #expect(try until(Text(.test, style: .time)) == nil)
  }

  @Test func holdsUntilTheFirstTextCounts() throws {
    let date = Date.test.addingTimeInterval(20.25)
    let clock = Text(.currentDate, format: .dateTime.hour().minute())
    #expect(try until(clock, at: date) == .test.addingTimeInterval(60))
    let timer = Text(.test, style: .timer)
    #expect(
      try until(
        VStack {
          clock; timer
        }, at: date) == .test.addingTimeInterval(21))
    #expect(
      try until(
        VStack {
          clock; timer.hidden()
        }, at: date) == .test.addingTimeInterval(60))
  }

  @Test func tellsAnAgeInMinutes() throws {
    let view = Text(
      .currentDate,
      format: .reference(
        to: .test, allowedFields: [.day, .hour, .minute], maxFieldCount: 1, thresholdField: .day))
    let date = Date.test.addingTimeInterval(725)
    #expect(try view.shown(7, 1, .test(at: date)).description == "12분 전")
    #expect(try until(view, at: date) == .test.addingTimeInterval(780))
  }

  @Test func showsSeconds() throws {
    let view = Text(.currentDate, format: .dateTime.hour().minute().second())
    #expect(try view.shown(7, 1).description == "9:41:00")
    #expect(try until(view) == .test.addingTimeInterval(1))
  }

  /// A row for each second: the shown text, and a mark where the box says that it ends.
  @Test func changesExactlyWhenItSays() throws {
    let view = Text(timerInterval: .test ... .test.addingTimeInterval(3), countsDown: false)
    var shown = ""
    var ends = ""
    for second in 0..<6 {
      let date = Date.test.addingTimeInterval(Double(second))
      shown += try view.shown(4, 1, .test(at: date)).description.suffix(1)
      ends += try until(view, at: date) == date.addingTimeInterval(1) ? "|" : "-"
    }
    #expect(shown == "012333")
    #expect(ends == "|||---")
  }
}
