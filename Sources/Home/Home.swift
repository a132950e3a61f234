package import Almanac
package import Cells
package import FoundationEssentials
import Intents
import Layout
package import Pages
package import Timelines
import Views

/// The screen as a value: events change it, effects come of them, and it shows a canvas.
package struct Home: Sendable {
  package internal(set) var isClosed = false
  var size: Size
  let device: Device
  var presentation: Presentation
  let kinds: [String: WidgetKind]
  var instances: [Instance]
  var places: [Instance.ID: Int]
  var schedule: Schedule
  var plan: ScreenPlan
  /// The widget that keys are about, by its place among all.
  var focus: Int? {
    didSet { if focus != oldValue { (controlFocus, hasLostControl) = (nil, false) } }
  }
  /// Nil while keys are about the widget as a whole.
  var controlFocus: ControlFocus?
  /// Whether the control is gone that keys were about before.
  var hasLostControl = false
  var controlStates: [Instance.ID: ControlState] = [:]
  /// How many controls the focused widget shows.
  var controlCount = 0
  /// Whether there is a page behind the focused widget.
  var hasPage = false
  /// How many links the focused widget has, if it has no controls.
  var linkCount = 0
  var tapCount = 0
  /// Where the pointer is; nil where no terminal tells, or a person has turned to the keys.
  var pointer: Point?
  var panel: OpenPanel?
  var openPage: OpenPage? {
    didSet { scene.isSet = false }
  }
  /// The one that was asked for and hasn't come.
  var awaitedPage: PageRequest?
  /// How many have been asked for.
  var pageCount = 0
  /// The date until which the page on the last canvas holds.
  var pageEnd: Date?
  let pages: PageSource
  /// Where on the last canvas the next character that is typed goes; nil where nothing is typed.
  package internal(set) var caret: Point?
  var scene: Scene
  /// The key of what a person should know, until the next key.
  var notice: String?
  /// The key of what a person should know as long as it lasts.
  var trouble: String?
  /// What an intent of a widget has said, until the next key.
  var reply: (instance: Instance.ID, words: LocalizedStringResource)?
  let daytime: DaytimeSource
  /// Until when the appearance holds that follows the sun.
  var daytimeEnd: Date?

  /// Of several instances with one identity the first counts.
  package init(
    size: Size, device: Device, presentation: Presentation, kinds: [WidgetKind],
    instances: [Instance], daytime: @escaping DaytimeSource = { _, _ in nil },
    pages: PageSource = .none, seed: UInt64 = 0,
    at date: Date
  ) {
    self.size = size
    self.device = device
    self.presentation = presentation
    self.kinds = Dictionary(kinds.map { ($0.id, $0) }) { first, _ in first }
    let instances = instances.withoutDoubles
    (self.instances, self.daytime, self.pages) = (instances, daytime, pages)
    places = Dictionary(uniqueKeysWithValues: zip(instances.map(\.id), 0...))
    plan = ScreenPlan(size: size, families: instances.map(\.family), on: device)
    focus = instances.isEmpty ? nil : 0
    scene = Scene(size: size)
    schedule = Schedule(zone: presentation.surroundings.dates.zone, seed: seed)
    schedule.show(only: visible, at: date)
    for instance in instances where self.kinds[instance.kind] != nil {
      schedule.insert(instance.id, at: date)
    }
    followTheSun(at: date)
  }

  /// When the screen next changes by itself, as far as the last canvas tells.
  package var nextChange: Date? {
    [schedule.nextDate, scene.until, daytimeEnd, pageEnd, shownPage?.renewal]
      .compactMap(\.self).min()
  }

  /// The instant at which what moves on the last canvas moves on; nil while everything is at rest.
  package var nextFrame: Duration? { scene.nextFrame }

  /// Whether the person has turned to something else, as far as is known.
  package var isAway: Bool { presentation.isAway }

  /// Where days begin.
  package var zone: Zone { presentation.surroundings.dates.zone }

  /// Whether nothing private is shown, and no control does anything.
  var isLocked: Bool { presentation.isLocked }

  /// The page that is shown: that of the focused widget.
  var page: Int { focus.map { plan.board.places[$0].page } ?? 0 }

  var visible: Set<Instance.ID> { Set(shownWidgets.map { instances[$0].id }) }

  /// What is due by a date.
  package mutating func advance(to date: Date) -> [Effect] {
    followTheSun(at: date)
    if !scene.isSet { schedule.show(only: visible, at: date) }
    let renewal = renewPage(dueAt: date)
    return renewal
      + schedule.requests(dueAt: date).compactMap { request in
        controlStates[request.instance]?.ask(request.generation)
        return places[request.instance].flatMap {
          question(for: request, about: instances[$0], at: date)
        }
        .map { .ask($0) }
      }
  }

  private func question(
    for request: Request, about instance: Instance, at date: Date
  ) -> Question? {
    guard let kind = kinds[instance.kind] else { return nil }
    return Question(
      request: request, kind: kind, configuration: instance.configuration,
      context: context(of: instance, at: date))
  }

  func context(of instance: Instance, at date: Date) -> TimelineProviderContext {
    TimelineProviderContext(
      family: instance.family, displaySize: displaySize(of: instance), date: date,
      zone: presentation.surroundings.dates.zone)
  }

  /// What the device says, or the points of a tile for which there is less room.
  private func displaySize(of instance: Instance) -> DisplaySize {
    let tile = places[instance.id].map { plan.board.places[$0].tile.size } ?? .zero
    if tile == device.cells(of: instance.family),
      let size = device.displaySize(of: instance.family)
    {
      return size
    }
    let (width, height) = Metric.points(of: tile)
    return DisplaySize(width: width, height: height)
  }
}
