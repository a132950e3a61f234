import Almanac
import System
package import FoundationEssentials
import Wire
import Store

extension CalendarBook {
  /// The earliest date at which a calendar on the web is due; nil if none is followed.
  package func nextAsking(after date: Date) -> Date? {
    ((try? calendars()) ?? []).filter(\.isOnWeb)
      .map { $0.isDue(at: date) ? date : $0.nextAt ?? date }.min()
  }

  /// A calendar on the web as it is now, however long ago it was asked for.
  package func reading(
    ofWeb url: String, by asker: CalendarAsker
  ) throws(CalendarFault) -> CalendarReading {
    let patience = CalendarAsker.patience
    guard let reading = try reading(of: url, since: nil, by: asker, within: patience) else {
      throw CalendarFault(HTTPFault(.nonsense))
    }
    return reading
  }

  /// Asks for the calendars that are due before they are listed, if commands do that, within the
  /// patience that the store has for this command; what takes longer is as it was.
  package func askForDue(at date: Date, by asker: CalendarAsker) {
    guard asker.asksForLists, let calendars = try? calendars() else { return }
    let patience = store.patience
    for _ in calendars.filter({ $0.isOnWeb && $0.isDue(at: date) }) {
      let hasAsked = patience.spend(upTo: patience.left) { milliseconds in
        askForNext(at: date, by: asker, within: .milliseconds(Int(milliseconds)))
      }
      guard hasAsked == true else { return }
    }
  }

  /// Lets the calendars be due whose servers couldn't be reached, if the network may be back.
  package func hearOfNetwork(by asker: CalendarAsker) {
    guard asker.takeNetworkChange() else { return }
    _ = try? store.change { change in
      for calendar in try change.contents.calendars() {
        var calendar = calendar
        guard calendar.hearOfNetwork() else { continue }
        try change.update(calendar)
      }
    }
  }

  /// Asks for the first calendar that is due, unless another process does. Takes as long as that
  /// takes; the D-Days that come of it are in the store then. False if there is nothing to ask for,
  /// or the store takes no changes.
  @discardableResult
  package func askForNext(
    at date: Date, by asker: CalendarAsker, within patience: Duration = CalendarAsker.patience
  ) -> Bool {
    guard let calendar = try? claim(at: date) else { return false }
    do {
      let reading = try reading(
        of: calendar.address, since: calendar, by: asker, within: patience)
      if let reading {
        _ = try take(reading, of: calendar.id, at: date)
      } else {
        try confirm(calendar.id, at: date)
      }
    } catch let fault as CalendarFault {
      _ = try? note(fault, of: calendar, mark: calendar.mark, at: date)
    } catch {
      // The store takes nothing now; the claim ends by itself.
    }
    return true
  }

  /// The calendar to ask for, which nobody else asks for in the meantime.
  private func claim(at date: Date) throws -> FollowedCalendar? {
    guard try calendars().contains(where: { $0.isOnWeb && $0.isDue(at: date) }) else { return nil }
    return try store.change { change in
      guard
        let due = try change.contents.calendars().first(where: {
          $0.isOnWeb && $0.isDue(at: date)
        })
      else { return nil }
      var claimed = due
      claimed.begin(at: date)
      try change.update(claimed)
      return due
    }
  }

  /// Notes that a calendar is as it was.
  private func confirm(_ id: FollowedCalendar.ID, at date: Date) throws {
    try store.change { change in
      guard var calendar = try change.contents.calendar(id) else { return }
      if !calendar.fault.isEmpty { try change.requestReloadOfDays() }
      calendar.succeed(at: date, mark: calendar.mark, leavingOut: calendar.leftOut)
      try change.update(calendar)
    }
  }

  /// What a server has, nil if it is what is known.
  private func reading(
    of url: String, since known: FollowedCalendar?, by asker: CalendarAsker,
    within patience: Duration
  ) throws(CalendarFault) -> CalendarReading? {
    let mark = known.flatMap { WebMark($0.mark) }
    let request = HTTPRequest(
      url: url, headers: mark.map { $0.zone == zone.name ? $0.headers : [:] } ?? [:])
    switch asker.ask(HTTPFetch(request, upTo: Bound.importFile.greatest), patience) {
    case .fault(let fault): throw CalendarFault(fault)
    case .response(let response):
      if response.status == 304, known != nil { return nil }
      if let fault = CalendarFault(response) { throw fault }
      return try CalendarReading(
        [UInt8](response.body), zone: zone, mark: WebMark(response, in: zone.name).text)
    }
  }
}

/// What tells the state of a calendar on the web: the zone in which it was read, and what its server
/// calls that state.
private struct WebMark {
  let zone: String
  private let tag: String
  private let modified: String

  init(_ response: HTTPResponse, in zone: String) {
    self.zone = zone
    (tag, modified) = (response.headers["etag"] ?? "", response.modified ?? "")
  }

  /// Fails if nothing is known.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count == 3 else { return nil }
    (zone, tag, modified) = (lines[0], lines[1], lines[2])
  }

  var text: String { "\(zone)\n\(tag)\n\(modified)" }

  /// The headers that ask only for what is newer.
  var headers: [String: String] {
    ["If-None-Match": tag, "If-Modified-Since": modified].filter { !$0.value.isEmpty }
  }
}

extension HTTPRequest {
  /// Asks for a calendar.
  fileprivate init(url: String, headers: [String: String]) {
    self.init(origin: url, path: "", headers: headers)
    self.headers["User-Agent"] = "widgetty"
    self.headers["Accept"] = "text/calendar, */*;q=0.5"
  }
}
