import Almanac
import Foundation
import Wire
import Kit
import Store
import Testing
import System

@testable import DDays

struct CalendarWebTests {
  private let folder: TestFolder
  private let store: Store
  private let web = Web()
  private let now = Date(timeIntervalSince1970: 1_795_254_060)
  private static let secret = "secret-3f2a"

  /// A server's answers, and the fetches that it got.
  private final class Web: Sendable {
    let fetches = LockedValue<[HTTPFetch]>([])
    let answer = LockedValue<HTTPAnswer>(.fault(HTTPFault(.offline)))
    /// How long the last one may have taken.
    let patience = LockedValue<Duration?>(nil)

    var asker: CalendarAsker {
      CalendarAsker(asksByItself: true, asksForLists: true) { fetch, patience in
        self.patience.withLock { $0 = patience }
        self.fetches.withLock { $0.append(fetch) }
        return self.answer.withLock(\.self)
      }
    }

    func say(_ status: Int, headers: [String: String] = [:], _ text: String = "") {
      answer.withLock {
        $0 = .response(HTTPResponse(status: status, headers: headers, body: Data(text.utf8)))
      }
    }

    var count: Int { fetches.withLock(\.count) }
  }

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private func book(in zone: Zone = .utc) -> CalendarBook { CalendarBook(in: store, zone: zone) }

  private static func calendar(_ title: String) -> String {
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261225\nSUMMARY:\(title)\nUID:1\n"
      + "END:VEVENT\nEND:VCALENDAR\n"
  }

  private func follow() throws -> CalendarNews {
    let address = try CalendarAddress("webcal://h.org/\(Self.secret)", from: "/")
    return try book().follow(address, named: nil, group: nil, at: now) {
      try book().reading(ofWeb: address.stored, by: web.asker)
    }
  }

  private var titles: [String] {
    get throws { try DDayBook(in: store).ddays().map(\.occasion.title) }
  }

  private func ask(after seconds: Double, in zone: Zone = .utc) {
    book(in: zone).askForNext(at: now + seconds, by: web.asker)
  }

  private var known: FollowedCalendar {
    get throws { try #require(try store.read { try $0.calendars() }.first) }
  }

  @Test func isAskedForEverySixHours() throws {
    web.say(200, headers: ["etag": "\"1\"", "last-modified": "then"], Self.calendar("a"))
    #expect(try follow().dayCount == 1)
    #expect(try known.name == "h.org")
    ask(after: 6 * 3600 - 1)
    #expect(web.count == 1)
    web.say(304)
    ask(after: 6 * 3600)
    #expect(try titles == ["a"] && known.readAt == now + 6 * 3600)
    let asked = web.fetches.withLock { $0.last }
    #expect(asked?.request.url == "https://h.org/\(Self.secret)")
    #expect(asked?.request.headers["If-None-Match"] == "\"1\"")
    #expect(asked?.request.headers["If-Modified-Since"] == "then")
    web.say(200, Self.calendar("b"))
    ask(after: 12 * 3600)
    #expect(try titles == ["b"])
    #expect(web.count == 3)
  }

  /// The days of another zone may be others, even if the calendar is the same.
  @Test func isReadAnewInAnotherZone() throws {
    web.say(200, headers: ["etag": "\"1\""], Self.calendar("a"))
    _ = try follow()
    ask(after: 6 * 3600, in: try Zone(named: "Asia/Seoul"))
    #expect(web.fetches.withLock { $0.last }?.request.headers["If-None-Match"] == nil)
  }

  @Test func isAskedForLaterEachTimeItFails() throws {
    web.say(200, Self.calendar("a"))
    _ = try follow()
    web.say(503)
    var (date, pauses) = (6.0 * 3600, [Double]())
    for _ in 0..<9 {
      ask(after: date)
      let next = try #require(try known.nextAt).timeIntervalSince(now)
      pauses.append(next - date)
      date = next
    }
    #expect(pauses == [300, 600, 1200, 2400, 4800, 9600, 19_200, 21_600, 21_600])
    #expect(try titles == ["a"] && known.readAt == now)
    #expect(try known.lastFault == CalendarFault("calendar.fault.http %lld", "503"))
    web.say(200, Self.calendar("b"))
    ask(after: date)
    #expect(try known.lastFault == nil && titles == ["b"])
  }

  @Test func aServerSaysWhenToAskAgain() throws {
    web.say(200, Self.calendar("a"))
    _ = try follow()
    web.say(429, headers: ["retry-after": "50000"])
    ask(after: 6 * 3600)
    #expect(try known.nextAt == now + 6 * 3600 + 50_000)
    // Even if the clock is set back, it isn't asked for a day at most.
    #expect(try known.isDue(at: now - 86_400))
  }

  @Test func onlyOneProcessAsks() throws {
    web.say(200, Self.calendar("a"))
    _ = try follow()
    let others = book()
    let asker = CalendarAsker(asksByItself: true) { [web, now] fetch, patience in
      others.askForNext(at: now + 6 * 3600, by: web.asker)
      return web.asker.ask(fetch, patience)
    }
    book().askForNext(at: now + 6 * 3600, by: asker)
    #expect(web.count == 2)
  }

  /// Otherwise each attempt would be the first.
  @Test func whoCannotNoteThatDoesNotAsk() throws {
    web.say(200, Self.calendar("a"))
    _ = try follow()
    let hasty = CalendarBook(in: Store(in: folder.path, patience: .zero), zone: .utc)
    try store.change { _ in
      #expect(!hasty.askForNext(at: now + 6 * 3600, by: web.asker))
    }
    #expect(web.count == 1)
    #expect(hasty.askForNext(at: now + 6 * 3600, by: web.asker))
    #expect(!hasty.askForNext(at: now + 6 * 3600, by: web.asker))
  }

  @Test func isAskedForBeforeAListWithinThePatienceOfTheStore() throws {
    web.say(200, Self.calendar("a"))
    _ = try follow()
    web.say(200, Self.calendar("b"))
    func list(after seconds: Double, within patience: Duration, by asker: CalendarAsker) {
      let hasty = store.sharing(Patience(patience))
      CalendarBook(in: hasty, zone: .utc).askForDue(at: now + seconds, by: asker)
    }
    list(after: 6 * 3600 - 1, within: .seconds(5), by: web.asker)
    list(after: 6 * 3600, within: .zero, by: web.asker)
    list(
      after: 6 * 3600, within: .seconds(5),
      by: CalendarAsker(asksByItself: true, ask: web.asker.ask))
    #expect(try web.count == 1 && titles == ["a"])
    list(after: 6 * 3600, within: .seconds(5), by: web.asker)
    #expect(try web.count == 2 && titles == ["b"])
    #expect(web.patience.withLock { $0.map { $0 <= .seconds(5) } } == true)
    list(after: 6 * 3600, within: .seconds(5), by: web.asker)
    #expect(web.count == 2)
  }

  @Test func isDueAgainWhenTheNetworkReturns() throws {
    web.say(200, Self.calendar("a"))
    _ = try follow()
    let asker = web.asker
    web.answer.withLock { $0 = .fault(HTTPFault(.offline)) }
    ask(after: 6 * 3600)
    #expect(try !known.isDue(at: now + 6 * 3600))
    book().hearOfNetwork(by: asker)
    #expect(try !known.isDue(at: now + 6 * 3600))
    asker.networkChanged()
    book().hearOfNetwork(by: asker)
    #expect(try known.isDue(at: now + 6 * 3600) && known.failures == 0)
    // A server that was reached isn't asked sooner.
    web.say(503)
    ask(after: 6 * 3600)
    asker.networkChanged()
    book().hearOfNetwork(by: asker)
    #expect(try !known.isDue(at: now + 6 * 3600))
  }

  @Test func isStaleADayAfterItWasRead() throws {
    web.say(200, Self.calendar("a"))
    _ = try follow()
    #expect(try known.staleDays(at: now + 86_399) == nil)
    #expect(try known.staleDays(at: now + 86_400) == 1)
    #expect(try known.staleDays(at: now + 3 * 86_400) == 3)
    #expect(try known.staleDays(at: now - 86_400) == nil)
  }

  @Test(arguments: [
    (200, "<html>", "dday.fault.calendar"), (404, "", "calendar.fault.http %lld"),
    (301, "", "calendar.fault.http %lld"), (304, "", "calendar.fault.http %lld"),
  ])
  func whatIsNoCalendarIsNotFollowed(status: Int, text: String, key: String) throws {
    web.say(status, text)
    let fault = #expect(throws: CalendarFault.self) { try follow() }
    #expect(fault?.reason.key == key)
    #expect(try book().calendars().isEmpty)
  }

  @Test func nothingSaysTheAddress() throws {
    web.say(200, Self.calendar("a"))
    let news = try follow()
    #expect(!news.calendar.source.shown.contains(Self.secret))
    #expect(!news.calendar.name.contains(Self.secret))
    for cause in HTTPFault.Cause.allCases {
      let detail = "https://h.org/\(Self.secret)"
      web.answer.withLock { $0 = .fault(HTTPFault(cause, detail)) }
      let fault = #expect(throws: CalendarFault.self) { try follow() }
      #expect(fault.map { "\($0)".contains(Self.secret) } == false)
      #expect(fault?.reason.key == "calendar.fault.\(cause.rawValue)")
    }
  }
}
