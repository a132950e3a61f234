import Cast
import Cells
import FoundationEssentials
import Pages
import Timelines
import WidgetIntents

/// The app page that is open in front of the widgets.
struct OpenPage: Sendable {
  private(set) var page: any Page
  private(set) var url: URL
  /// The page's own link that it waits for.
  private var next: URL?
  /// The widget that it was opened from.
  let instance: Instance.ID
  /// The date at which to ask for it again; nil once requested.
  private(set) var renewal: Date?
  /// The action to finish before the page closes.
  private(set) var pending: Tap.ID?
  /// The action that runs while the page stays.
  private(set) var running: Tap.ID?
  /// Whether an action has changed what the page shows, and it hasn't been made again yet.
  private var isOutdated = false
  /// What the user did that waits for the page to be made again, the first first.
  private(set) var held: [HeldInput] = []
  /// Whether the user waits for its next content.
  private(set) var isAwaited = false
  /// Whether another page is to open in front of it, which what is typed by now is meant for.
  private var isMakingWay = false
  /// Why the last action failed.
  private(set) var actionFault: ActionFault?
  /// The departure that the user was warned about, because it would lose changes.
  private(set) var warning: Departure?

  enum Departure {
    case page, program
  }

  /// The result of the page's own actions.
  enum Consequence {
    case closes, isOutdated
  }

  init(_ page: any Page, behind request: PageRequest, at date: Date) {
    self.page = page
    (url, instance) = (request.url, request.instance)
    setRenewal(at: date)
  }

  /// Whether the page waits for an action to finish and ignores everything else.
  var isBusy: Bool { pending != nil && actionFault == nil }

  /// Handles an event. One that begins an action while another runs waits for the page that the
  /// first leads to, and so does everything after it.
  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    guard !isBusy, !hold(.event(event)) else { return nil }
    let before = self
    (warning, actionFault, pending) = (nil, nil, nil)
    let effect = page.handle(event, in: room)
    guard running != nil || isOutdated, effect?.beginsAction == true else { return effect }
    self = before
    held = [.event(event)]
    return nil
  }

  /// Holds what the user does while something else waits already; false if nothing does.
  mutating func hold(_ input: HeldInput) -> Bool {
    guard !held.isEmpty || isMakingWay else { return false }
    // What the user points at is on this page.
    if held.count < Self.mostHeld, !isMakingWay || !input.points { held.append(input) }
    return true
  }

  /// Gives up what waits to the page that opens in front.
  mutating func giveUpHeld() -> [HeldInput] {
    defer { held = [] }
    return held
  }

  /// Takes what was typed before it opened.
  mutating func takeOver(_ inputs: [HeldInput]) { held = inputs }

  /// What has waited for the page and can be handled now.
  mutating func release() -> [HeldInput] {
    guard running == nil, !isOutdated, !isMakingWay else { return [] }
    defer { held = [] }
    return held
  }

  /// Shows the reason of a failure again that handling what was held has hidden.
  mutating func keep(_ fault: ActionFault?) {
    if pending == nil { actionFault = actionFault ?? fault }
  }

  /// Whether a request is for this page as it is now, or for the one that it has led to.
  func follows(_ request: PageRequest) -> Bool {
    instance == request.instance && (request.url == url || request.url == next)
  }

  /// Updates the page with a newer version; one of another type replaces it.
  mutating func follow(_ newer: any Page, behind request: PageRequest, at date: Date) {
    func following<Known: Page>(_ known: Known) -> any Page {
      guard let newer = newer as? Known else { return newer }
      var page = known
      page.follow(newer)
      return page
    }
    page = following(page)
    (url, next) = (request.url, nil)
    (isAwaited, isOutdated) = (running != nil, false)
    setRenewal(at: date)
  }

  /// Records why the last action failed.
  mutating func refuse(_ actionFault: ActionFault) {
    if pending == nil { self.actionFault = actionFault }
    (isAwaited, isOutdated) = (false, false)
    // What was typed for a page that didn't open isn't meant for this one.
    if isMakingWay { (held, isMakingWay) = ([], false) }
  }

  /// Records that it has been requested again.
  mutating func renew() { renewal = nil }

  /// Waits for a page that is to open: the one behind a link in place of this one, or another.
  mutating func awaitAnother(behind url: URL?) {
    (next, isAwaited, isMakingWay) = (url, true, url == nil)
  }

  /// Records that another page has opened in front.
  mutating func makeWay() { (isAwaited, isMakingWay) = (running != nil, false) }

  mutating func await(_ tap: Tap.ID, stays: Bool) {
    if stays { (running, isAwaited) = (tap, true) } else { pending = tap }
  }

  mutating func receive(_ performance: Performance) -> Consequence? {
    if running == performance.tap {
      if let actionFault = performance.actionFault { refuse(actionFault) }
      (running, isOutdated) = (nil, true)
      return .isOutdated
    }
    guard pending == performance.tap else { return nil }
    actionFault = performance.actionFault
    // An overdue action may still finish.
    if actionFault != nil, actionFault != .overdue { pending = nil }
    return actionFault == nil ? .closes : nil
  }

  /// Whether closing now would lose something.
  var holdsWork: Bool { isBusy || page.isChanged }

  /// Whether the page may be left now. The first attempt to leave with unsaved changes only warns.
  mutating func lets(_ departure: Departure) -> Bool {
    guard !isBusy else { return departure == .program }
    guard page.isChanged, warning != departure else { return true }
    warning = departure
    return false
  }

  /// Limits how often a page is renewed.
  private mutating func setRenewal(at date: Date) {
    renewal = page.renewal.map { max($0, date + Self.shortestPause) }
  }

  private static let shortestPause: TimeInterval = 1

  /// The most keys that wait, as many as someone types while the disk hangs for a minute.
  private static let mostHeld = 1000
}

/// Something that the user did on a page, which waits until the page is made again.
enum HeldInput: Hashable, Sendable {
  case event(PageEvent)
  case leaving

  /// Whether it is about a place on the screen.
  fileprivate var points: Bool {
    switch self {
    case .event(.link), .event(.scroll): true
    case .event, .leaving: false
    }
  }
}

extension PageEffect {
  /// Whether it changes something that the page shows.
  fileprivate var beginsAction: Bool {
    switch self {
    case .run, .perform: true
    case .close, .open, .enter: false
    }
  }
}
