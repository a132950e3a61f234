package import Almanac
import Cast
package import Cells
package import FoundationEssentials
import Layout
package import Pages
package import Timelines
import Views

/// The screen as a value: a stack of fronts over one cast. Events change it, effects come of them, and
/// what it shows is a frame.
package struct Home: Sendable {
  package internal(set) var isClosed = false
  var context: FrontContext
  /// The last is in front.
  var fronts: [any Front]
  /// What stands on the screen, until something happens.
  var arrangement: Arrangement?
  var sun: SunWatch

  /// Of several instances with one identity the first counts.
  package init(
    size: Size, device: Device, presentation: Presentation, kinds: [WidgetKind],
    instances: [Instance], daytime: @escaping DaytimeSource = { _, _ in nil },
    pages: PageSource = .none, seed: UInt64 = 0,
    at date: Date
  ) {
    let instances = instances.withoutDoubles
    var cast = Cast(
      of: kinds, strings: presentation.strings, zone: presentation.surroundings.dates.zone,
      seed: seed)
    cast.enroll(instances)
    context = FrontContext(
      cast: cast, presentation: presentation, size: size, device: device,
      pages: PageRequests(from: pages))
    fronts = [BoardFront(of: instances.map(\.id), in: context)]
    if presentation.isLocked { fronts.append(LockFront()) }
    sun = SunWatch(source: daytime)
    followTheSun(at: date)
    arrange(at: date)
  }

  /// When something is due next that time alone brings about, beside what the last frame tells.
  package var nextDate: Date? {
    [context.cast.nextDate, sun.end, arrangement?.until, renewal].compactMap(\.self).min()
  }

  /// Whether the person has turned to something else, as far as is known.
  package var isAway: Bool { context.presentation.isAway }

  /// Where days begin.
  package var zone: Zone { context.zone }

  /// Whether nothing private is shown, and no control does anything.
  var isLocked: Bool { context.isLocked }

  /// Whether a widget waits for a way to those whom it could not reach.
  package var waitsForNetwork: Bool { context.cast.schedule.waitsForNetwork }

  /// The places in the stack of the fronts that are seen: those that no opaque one covers, the last in
  /// front. What is private isn't seen while the screen is locked.
  var seen: [Int] {
    let open = fronts.indices.filter { !(isLocked && fronts[$0].isPrivate) }
    let ground = open.lastIndex { fronts[$0].isOpaque } ?? open.startIndex
    return Array(open[ground...])
  }

  /// Shows another front before all that are there.
  package mutating func open(_ front: any Front) {
    fronts.append(front)
    arrangement = nil
  }

  /// What is due by a date.
  package mutating func advance(to date: Date) -> [Effect] {
    followTheSun(at: date)
    settle(at: date)
    let renewal = renewPage(dueAt: date)
    let questions = context.cast.advance(to: date)
    // That something is asked may be told around the tiles.
    if !questions.isEmpty { arrangement = nil }
    return renewal + questions.map { .ask($0) }
  }

  /// Brings everything up to a date: what stands on the screen, which faces the widgets have there, and
  /// what keys are about.
  package mutating func settle(at date: Date) {
    if arrangement?.holds(at: date) != true { arrange(at: date) }
    for slot in arrangement?.slots ?? [] {
      guard let id = slot.instance, let traits = slot.traits else { continue }
      context.cast.keepFace(of: id, for: traits, at: date)
    }
    var isChanged = false
    for index in seen { isChanged = fronts[index].settle(in: &context, at: date) || isChanged }
    if isChanged { arrange(at: date) }
  }

  /// Finds out what stands on the screen now, and tells the cast how each widget stands and which of
  /// them can be seen.
  mutating func arrange(at date: Date) {
    let arrangement = Arrangement(of: seen.map { fronts[$0] }, in: context, at: date)
    var stances: [Instance.ID: [Traits]] = [:]
    for front in fronts { stances.merge(front.stances(in: context)) { $0 + $1 } }
    context.cast.stand(
      stances, visible: arrangement.visible, watched: arrangement.watched, at: date)
    context.cast.show(arrangement.previews)
    self.arrangement = arrangement
  }
}
