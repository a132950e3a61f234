import Almanac
import FoundationEssentials
import Testing
import Timelines

@testable import Gallery

struct DDayProviderTests {
  private let provider = DDayProvider()

  private func intent(_ date: Date?, title: String? = nil) -> DDayIntent {
    var intent = DDayIntent()
    (intent.title, intent.date) = (title, date)
    return intent
  }

  /// The moments of a timeline's entries on the clocks of its zone, and what each shows.
  private func marks(
    from now: String, to day: String, in zone: String = "Asia/Seoul"
  ) async throws -> [String] {
    let context = try TimelineProviderContext.test(now, in: zone)
    let timeline = try await provider.timeline(
      for: intent(try context.zone.date(day)), in: context)
    let last = try #require(timeline.entries.last)
    #expect(timeline.policy == .after(last.date))
    return timeline.entries.map { entry in
      "\(context.zone.civil(at: entry.date)) \(entry.dday?.count.description ?? "")"
    }
  }

  @Test func turnsAtTheMidnightsToCome() async throws {
    #expect(
      try await marks(from: "2026-12-23 23:58:30", to: "2026-12-25 18:00") == [
        "2026-12-23T23:58:30 D-2", "2026-12-24T00:00:00 D-1", "2026-12-25T00:00:00 D-Day",
        "2026-12-26T00:00:00 D+1", "2026-12-27T00:00:00 D+2", "2026-12-28T00:00:00 D+3",
        "2026-12-29T00:00:00 D+4", "2026-12-30T00:00:00 D+5",
      ])
  }

  @Test func beginsTheNextYearWhenItsDayIsOver() async throws {
    let context = try TimelineProviderContext.test("2026-12-25 20:00", in: "Asia/Seoul")
    var intent = intent(try context.zone.date("2000-12-25"))
    intent.yearly = true
    let entries = try await provider.timeline(for: intent, in: context).entries
    #expect(entries.prefix(2).map { $0.dday?.count.description } == ["D-Day", "D-364"])
  }

  @Test func keepsToTheLastOfFebruary() throws {
    func recurrence(of day: String, from today: String) throws -> String {
      let day = try WrittenDate(day).moment.day
      return try day.recurrence(from: WrittenDate(today).moment.day).description
    }
    #expect(try recurrence(of: "2000-02-29", from: "2027-01-01") == "2027-02-28")
    #expect(try recurrence(of: "2000-02-29", from: "2027-03-01") == "2028-02-29")
    #expect(try recurrence(of: "2000-02-28", from: "2028-02-28") == "2028-02-28")
    #expect(try recurrence(of: "2000-12-31", from: "9999-12-31") == "9999-12-31")
  }

  @Test func midnightItselfIsNow() async throws {
    let marks = try await marks(from: "2026-12-25 00:00", to: "2026-12-25")
    #expect(marks.prefix(2) == ["2026-12-25T00:00:00 D-Day", "2026-12-26T00:00:00 D+1"])
  }

  @Test(arguments: [
    // The clocks skip midnight.
    (
      "America/Sao_Paulo", "2018-11-03 23:30", "2018-11-04 12:00",
      ["2018-11-03T23:30:00 D-1", "2018-11-04T01:00:00 D-Day", "2018-11-05T00:00:00 D+1"]
    ),
    (
      "Asia/Beirut", "2026-03-28 12:00", "2026-03-29 00:00",
      ["2026-03-28T12:00:00 D-1", "2026-03-29T01:00:00 D-Day", "2026-03-30T00:00:00 D+1"]
    ),
    // They show the hour before midnight twice.
    (
      "America/Sao_Paulo", "2018-02-17 22:00", "2018-02-18",
      ["2018-02-17T22:00:00 D-1", "2018-02-18T00:00:00 D-Day", "2018-02-19T00:00:00 D+1"]
    ),
    // The day has 23 hours, and 25.
    (
      "America/New_York", "2026-03-07 12:00", "2026-03-09",
      ["2026-03-07T12:00:00 D-2", "2026-03-08T00:00:00 D-1", "2026-03-09T00:00:00 D-Day"]
    ),
    (
      "America/New_York", "2026-10-31 12:00", "2026-11-02",
      ["2026-10-31T12:00:00 D-2", "2026-11-01T00:00:00 D-1", "2026-11-02T00:00:00 D-Day"]
    ),
    // There was no 30 December 2011 on Samoa, and yet the calendar counts it.
    (
      "Pacific/Apia", "2011-12-29 12:00", "2012-01-01",
      ["2011-12-29T12:00:00 D-3", "2011-12-31T00:00:00 D-1", "2012-01-01T00:00:00 D-Day"]
    ),
  ])
  func followsTheClocks(zone: String, now: String, day: String, expected: [String]) async throws {
    #expect(try await marks(from: now, to: day, in: zone).prefix(3) == expected[...])
  }

  @Test func theMidnightsAreDaysApartAtTheChangeOfClocks() async throws {
    let context = try TimelineProviderContext.test("2018-02-17 22:00", in: "America/Sao_Paulo")
    let entries = try await provider.timeline(for: intent(context.date), in: context).entries
    #expect(entries[1].date.timeIntervalSince(context.date) == 3 * 3600)
  }

  @Test func waitsForADayToBeSet() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41")
    for title in [nil, "결혼기념일"] {
      let timeline = try await provider.timeline(for: intent(nil, title: title), in: context)
      #expect(timeline.entries == [DDayEntry(date: context.date, dday: nil)])
      #expect(timeline.policy == .never)
    }
  }

  @Test func endsWithTheCalendar() async throws {
    let context = try TimelineProviderContext.test("9999-12-30 12:00")
    for date in [context.date, .distantPast, .distantFuture] {
      let timeline = try await provider.timeline(for: intent(date), in: context)
      #expect(timeline.entries.count == 2)
    }
  }

  @Test func previewsAreOfNewYear() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41", isPreview: true)
    let sample = provider.placeholder(in: context)
    #expect(sample.date == context.date && sample.dday?.count.description == "D-41")
    #expect(try await provider.snapshot(for: intent(nil), in: context) == sample)
    let set = try await provider.snapshot(for: intent(context.date, title: "a"), in: context)
    #expect(set.dday?.title == "a" && set.dday?.count.description == "D-Day")
  }

  @Test func anEntryTakesAFewBytes() {
    #expect(MemoryLayout<DDayEntry>.stride < 64)
  }
}
