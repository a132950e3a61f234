import Cast
import Cells
import FoundationEssentials
import Intents
import Pages
import Timelines

/// A page that is open in front of the widgets.
struct OpenPage: Sendable {
  private(set) var page: any Page
  private(set) var url: URL
  /// What it has led to itself, and waits for.
  private var next: URL?
  /// The widget from which it was opened.
  let instance: Instance.ID
  /// The date from which on it is to be asked for anew; nil once it was.
  private(set) var renewal: Date?
  /// What has to be done before it is closed.
  private(set) var pending: Tap.ID?
  /// What is done while it stays.
  private(set) var running: Tap.ID?
  /// Whether a person waits for what it is to show next.
  private(set) var isAwaited = false
  /// Why nothing came of what was wanted last.
  private(set) var setback: Setback?
  /// What a person has wanted to leave and was told that something would be lost.
  private(set) var warning: Departure?

  enum Departure {
    case page, program
  }

  /// What came of its own effects.
  enum Consequence {
    case closes, isOutdated
  }

  init(_ page: any Page, behind request: PageRequest, at date: Date) {
    self.page = page
    (url, instance) = (request.url, request.instance)
    setRenewal(at: date)
  }

  /// Whether the page waits for what it wanted done, and nothing else counts meanwhile.
  var isBusy: Bool { pending != nil && setback == nil }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    guard !isBusy else { return nil }
    (warning, setback, pending) = (nil, nil, nil)
    return page.handle(event, in: room)
  }

  /// Whether a page is this one as it is now, or the one that it has led to.
  func follows(_ request: PageRequest) -> Bool {
    instance == request.instance && (request.url == url || request.url == next)
  }

  /// Takes in a page that it follows; one of another kind takes its place.
  mutating func follow(_ newer: any Page, behind request: PageRequest, at date: Date) {
    func following<Known: Page>(_ known: Known) -> any Page {
      guard let newer = newer as? Known else { return newer }
      var page = known
      page.follow(newer)
      return page
    }
    page = following(page)
    (url, next) = (request.url, nil)
    isAwaited = running != nil
    setRenewal(at: date)
  }

  /// What was wanted of it last can't be.
  mutating func refuse(_ setback: Setback) {
    if pending == nil { self.setback = setback }
    isAwaited = false
  }

  /// It is being asked for.
  mutating func renew() { renewal = nil }

  mutating func awaitAnother(behind url: URL) { (next, isAwaited) = (url, true) }

  mutating func await(_ tap: Tap.ID, stays: Bool) {
    if stays { (running, isAwaited) = (tap, true) } else { pending = tap }
  }

  mutating func receive(_ performance: Performance) -> Consequence? {
    if running == performance.tap {
      running = nil
      if let setback = performance.setback { refuse(setback) }
      return .isOutdated
    }
    guard pending == performance.tap else { return nil }
    setback = performance.setback
    // What has had its time may still be done.
    if setback != nil, setback != .overdue { pending = nil }
    return setback == nil ? .closes : nil
  }

  /// Whether something would be lost if it went now.
  var holdsWork: Bool { isBusy || page.isChanged }

  /// Whether it may be left at once: what somebody has written is lost only if that is meant.
  mutating func lets(_ departure: Departure) -> Bool {
    guard !isBusy else { return departure == .program }
    guard page.isChanged, warning != departure else { return true }
    warning = departure
    return false
  }

  /// No page has itself asked for without end.
  private mutating func setRenewal(at date: Date) {
    renewal = page.renewal.map { max($0, date + Self.shortestPause) }
  }

  private static let shortestPause: TimeInterval = 1
}
