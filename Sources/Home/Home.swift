package import Almanac
package import Boards
import Cast
package import Cells
package import FoundationEssentials
import Layout
package import Pages
package import Timelines
import Views

/// The screen as a value: a stack of fronts over one cast. Events change it and return effects;
/// frames show it.
package struct Home: Sendable {
  package internal(set) var isClosed = false
  var context: FrontContext
  /// The last front lies in front.
  var fronts: [any Front]
  /// The slots on the screen; nil once an event may have changed them.
  var screenSlots: ScreenSlots?
  var sun: SunWatch
  var rotation = SmartRotation()
  var idle: IdleWatch
  /// The path of the picture that was asked for last.
  var askedPictures: [String] = []

  package init(
    size: Size, device: Device, presentation: Presentation, kinds: [WidgetKind],
    boards: [BoardPlace: Board], place: BoardPlace = .home,
    daytime: @escaping DaytimeSource = { _, _ in nil },
    pages: PageSource = .none, seed: UInt64 = 0,
    at date: Date
  ) {
    let zone = presentation.surroundings.dates.zone
    context = FrontContext(
      cast: Cast(of: kinds, strings: presentation.strings, zone: zone, seed: seed),
      presentation: presentation,
      boards: ShownBoards(boards, kinds: kinds, zone: zone, on: size, of: device),
      device: device, pages: PageRequests(from: pages))
    fronts = [BoardFront()]
    if place == .today { fronts.append(BoardFront(place: .today)) }
    if presentation.isLocked { fronts.append(LockFront()) }
    if place == .standBy { fronts.append(StandByFront()) }
    idle = IdleWatch(since: date)
    sun = SunWatch(source: daytime)
    comeToPlace()
    followTheSun(at: date)
    arrange(at: date)
  }

  /// The date of the next scheduled change, apart from those of the last frame.
  package var nextDate: Date? {
    context.cast.schedule.nextDate.orEarlier(sun.end).orEarlier(screenSlots?.until)
      .orEarlier(renewal).orEarlier(idleDate)
  }

  /// Whether the user has turned to another window, as far as the terminal reports it.
  package var isAway: Bool { context.presentation.isAway }

  /// How everything is presented now.
  package var presentation: Presentation { context.presentation }

  /// The time zone in which days start.
  package var zone: Zone { context.zone }

  /// Whether private content is hidden and controls are disabled.
  package var isLocked: Bool { context.isLocked }

  /// Whether a widget waits for a connection.
  package var waitsForNetwork: Bool { context.cast.schedule.waitsForNetwork }

  /// The indices of the visible fronts, those that no opaque one covers; the last is in front.
  /// Private fronts are hidden while the screen is locked.
  var seen: [Int] {
    let open = fronts.indices.filter { !(isLocked && fronts[$0].isPrivate) }
    let ground = open.lastIndex { fronts[$0].isOpaque } ?? open.startIndex
    return Array(open[ground...])
  }

  /// The context of the fronts in sight, who know what lies behind them.
  var shownContext: FrontContext {
    var context = context
    let behind = isLocked ? 0 : seen.first ?? 0
    context.parentTitle = behind > 0 ? fronts[behind - 1].title(in: context) : nil
    return context
  }

  /// Shows another front before all that are there.
  package mutating func open(_ front: any Front) {
    fronts.append(front)
    comeToPlace()
    screenSlots = nil
  }

  /// What is due by a date.
  package mutating func advance(to date: Date) -> [Effect] {
    followTheSun(at: date)
    rest(at: date)
    settle(at: date)
    return due(by: date) + askForPictures()
  }

  /// What is due by a date, for a screen that isn't shown yet: no face is archived.
  package mutating func due(by date: Date) -> [Effect] {
    let renewal = renewPage(dueAt: date)
    let questions = context.cast.advance(to: date)
    // A front that isn't a board may tell what has been asked.
    if !questions.isEmpty { screenSlots = nil }
    return renewal + rotateStacks(at: date) + questions.map { .ask($0) }
  }

  /// Updates the slots, the faces in them and the focus for a date.
  package mutating func settle(at date: Date) {
    if screenSlots?.holds(at: date) != true { arrange(at: date) }
    for slot in screenSlots?.slots ?? [] {
      guard let id = slot.instance, let traits = slot.traits else { continue }
      context.cast.keepFace(of: id, for: traits, at: date)
    }
    var isChanged = false
    for index in seen { isChanged = fronts[index].settle(in: &context, at: date) || isChanged }
    if isChanged { arrange(at: date) }
  }

  /// Lays out the slots, and passes the traits and visibility of each widget to the cast.
  mutating func arrange(at date: Date) {
    let screenSlots = ScreenSlots(of: seen.map { fronts[$0] }, in: shownContext, at: date)
    var stances: [Instance.ID: [Traits]] = [:]
    for front in fronts { stances.merge(front.stances(in: context)) { $0 + $1 } }
    context.cast.stand(
      stances, visible: screenSlots.visible, watched: screenSlots.watched, at: date)
    context.cast.show(screenSlots.previews)
    self.screenSlots = screenSlots
  }
}
