package import Almanac
package import Boards
import Cast
package import Cells
package import FoundationEssentials
import Layout
package import Pages
import System
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
  /// The keys of earlier versions of which the user was told what took their place.
  var toldKeys: Set<Character> = []
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

/// The daylight source for the appearance and the night, and the date until which its last answer
/// holds.
struct SunWatch: Sendable {
  var source: Home.DaytimeSource
  var end: Date?
}

extension Home {
  /// Tells whether it is day at a date, according to the widgets; nil if they can't tell.
  package typealias DaytimeSource = @Sendable (Date, [Instance]) -> Daytime?

  /// Asks another source from now on, because home has moved.
  package mutating func ask(_ source: @escaping DaytimeSource, at date: Date) {
    sun.source = source
    followTheSun(at: date)
  }

  /// Switches between light at day and dark at night, and to red when it is dark, if the user wants
  /// that.
  mutating func followTheSun(at date: Date) {
    let preferences = context.presentation.preferences
    let sunlight = preferences.followsTheSun ? sun.source(date, instances) : nil
    let appearance = preferences.appearance == .sun ? sunlight : nil
    let hours = preferences.night.choice == .auto ? preferences.night.hours : nil
    let night =
      hours?.daytime(at: date, in: zone) ?? (preferences.night.followsTheSun ? sunlight : nil)
    sun.end = [appearance?.until, night?.until].compactMap(\.self).min()
    let timeOfDay = TimeOfDay(isDay: appearance?.isDay, isDark: night.map { !$0.isDay })
    if context.presentation.timeOfDay != timeOfDay { change { $0.timeOfDay = timeOfDay } }
  }

  /// Moves an aspect to its next value; skips the sun if its times are unknown.
  mutating func turn(_ aspect: Preferences.Aspect, at date: Date) {
    let knowsTheSun = sun.source(date, instances) != nil
    change { presentation in
      presentation.preferences.turn(aspect)
      if !knowsTheSun, presentation.preferences.followsTheSun(in: aspect) {
        presentation.preferences.turn(aspect)
      }
    }
    followTheSun(at: date)
  }

  /// Takes over aspects. In another type size widgets reload, because how much their entries hold may
  /// depend on it.
  mutating func adopt(_ words: [Preferences.Aspect: String], at date: Date) {
    let typeSize = context.presentation.preferences.accessibility.typeSize
    change { for (aspect, word) in words { _ = $0.preferences.set(aspect, to: word) } }
    followTheSun(at: date)
    guard context.presentation.preferences.accessibility.typeSize != typeSize else { return }
    context.cast.reloadAllWhenPlaced(because: .typeSize)
  }

  /// The widgets in their order, those on the Home Screen first.
  var instances: [Instance] { context.boards.instances }

  /// Changes how everything is presented.
  mutating func change(_ change: (inout Presentation) -> Void) {
    change(&context.presentation)
    screenSlots = nil
  }
}

extension Home {
  /// Draws the screen at a date and an instant. Drawing changes only `pictures`, and with empty
  /// pictures the frame is the same. Without an instant, nothing moves.
  package func frame(
    at date: Date, now instant: Duration? = nil, reusing pictures: inout Pictures
  ) -> Frame {
    let presentation = shownPresentation(at: date)
    let screenSlots =
      screenSlots.flatMap { $0.holds(at: date) ? $0 : nil }
      ?? ScreenSlots(of: seen.map { fronts[$0] }, in: shownContext, at: date)
    let focused = seen.compactMap { fronts[$0] as? BoardFront }.last?.focused
    var tiles: [Tile] = []
    tiles.reserveCapacity(screenSlots.slots.count)
    for slot in screenSlots.slots {
      guard let subject = subject(of: slot, at: date) else { continue }
      tiles.append(
        Tile(
          slot.id, layer: slot.layer, subject, window: slot.window,
          layout: focused?.layout(of: subject.content, in: slot)))
    }
    var frame = pictures.frame(
      of: tiles, in: scene, on: context.size, by: presentation, now: instant)
    frame.until = frame.until.orEarlier(screenSlots.until)
    return frame
  }

  private func shownPresentation(at date: Date) -> Presentation {
    var presentation = context.presentation.at(date)
    presentation.isAtLock = context.place == .lock
    return presentation
  }

  private func subject(of slot: Slot, at date: Date) -> TileSubject? {
    if case .scrim(let scrim) = slot.subject {
      return TileSubject(matter: .scrim(scrim), frame: slot.frame)
    }
    return context.content(of: slot, at: date).map { content in
      TileSubject(
        matter: .content(content, slot.part), frame: slot.frame, signs: slot.signs,
        edge: slot.edge, glyphs: slot.glyphs, traits: slot.traits)
    }
  }
}

extension Home {
  /// The paths of the pictures that are to lie behind the tiles, here and on the Lock Screen.
  package var picturePaths: [String] {
    let preferences = context.presentation.preferences
    var paths = [preferences.wallpaper.path].compactMap(\.self)
    if case .other(.picture(let path)) = preferences.lockWallpaper, !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  /// Asks for the pictures behind the tiles, if they aren't those that were asked for last.
  mutating func askForPictures() -> [Effect] {
    let paths = picturePaths
    guard paths != askedPictures else { return [] }
    let news = paths.filter { !askedPictures.contains($0) }
    askedPictures = paths
    context.presentation.pictures = context.presentation.pictures.filter { paths.contains($0.key) }
    return news.map { .readPicture($0) }
  }

  /// Shows a picture, unless it isn't wanted any more; or says why there is none.
  mutating func take(_ reading: PictureReading) {
    guard picturePaths.contains(reading.path) else { return }
    if !askedPictures.contains(reading.path) { askedPictures.append(reading.path) }
    switch reading.outcome {
    case .success(let pixels): context.presentation.pictures[reading.path] = pixels
    case .failure(let lack): context.messages.passing = lack.sentence
    }
    screenSlots = nil
  }
}

extension Home {
  /// The place in front.
  package var place: BoardPlace { context.place }

  /// All widgets of a place as plain text, page by page in their order.
  package func readings(of place: BoardPlace, at date: Date) -> [TileText] {
    readings(of: BoardFront(place: place), at: date)
  }

  /// Why widgets have nothing to show, by widget.
  package func faults(at date: Date) -> [Instance.ID: TimelineFault] {
    let members = fronts.compactMap { $0 as? BoardFront }
      .flatMap { $0.tiles(in: context) }.compactMap(\.instance)
    let faults = members.compactMap { id in
      context.cast.schedule.report(on: id, at: date).flatMap { report in
        report.shown == nil ? report.lastFault.map { (id, $0) } : nil
      }
    }
    return Dictionary(faults) { first, _ in first }
  }

  private func readings(of board: BoardFront, at date: Date) -> [TileText] {
    let presentation = context.presentation.at(date)
    return board.tiles(in: context).compactMap { slot in
      guard let instance = slot.instance.flatMap({ context.cast.members[$0] }),
        let layout = context.layout(of: slot, at: date)
      else { return nil }
      let key = context.cast.kinds[instance.kind]?.name ?? instance.kind
      return TileText(
        instance: instance, name: presentation.strings[key] ?? key, lines: layout.content.reading)
    }
  }
}
