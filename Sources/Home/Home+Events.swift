import Almanac
import Boards
import Cast
import Cells
package import FoundationEssentials
import Layout
import Pages
import Timelines
import Views

extension Home {
  /// Handles an event. What the user does refers to what they see in the last frame; for slots that
  /// weren't in it, to what they would see now.
  package mutating func handle(
    _ event: Event, at date: Date, seen: Hits = Hits()
  ) -> [Effect] {
    react(to: event, at: date, seen: seen) + lockAgain()
  }

  private mutating func react(to event: Event, at date: Date, seen: Hits) -> [Effect] {
    let (pointer, board) = (context.pointer, context.board.board)
    defer {
      if !event.isMove { noteTouch(event, before: board, at: date) }
    }
    defer { comeToPlace() }
    defer { if !event.isMove || context.pointer != pointer { screenSlots = nil } }
    switch event {
    case .input(let input):
      return wake(by: input, at: date) ? [] : handle(input, on: InputOccasion(date, seen: seen))
    case .pageOpened(let opening): return receive(opening, at: date)
    case .opened(let id): return bringToFront(id, at: date)
    default:
      let effects = takeIn(event, at: date)
      return effects + spread(event, at: date)
    }
  }

  /// Applies the part of an event that concerns all fronts.
  private mutating func takeIn(_ event: Event, at date: Date) -> [Effect] {
    switch event {
    case .resized(let size):
      context.boards.resize(to: size)
      context.pointer = nil
    case .appearanceChanged(let appearance): change { $0.terminal.look.appearance = appearance }
    case .attentionChanged(let isAway): change { $0.isAway = isAway }
    case .glyphsChanged(let tier): change { $0.follow(tier) }
    case .glyphsUnknown: askForGlyphs()
    case .depthChanged(let depth): change { $0.terminal.look.depth = depth }
    case .saved(let savingFault?): context.messages.passing = savingFault.key
    case .preferencesChanged(let words): adopt(words, at: date)
    case .colorsChanged(let colors): change { $0.preferences.theme.ownColors = colors }
    case .pictureRead(let reading): take(reading)
    case .pictureChanged: return picturePaths.map { .readPicture($0) }
    case .settingsTold(let sheet): context.settings = sheet
    case .keysChanged(let keys): context.presentation.keys = keys
    case .noticed(let key): context.messages.passing = key
    case .lastingFault(let key): context.messages.lasting = key
    case .lockChanged(let isLocked): setLock(isLocked)
    case .answered(let answer): context.cast.receive(answer, at: date)
    case .performed(let performance):
      return context.cast.receive(performance, at: date).map { [.run($0)] } ?? []
    case .looked(after: let tap, isFree: true): context.cast.forgetFailure(of: tap)
    case .clockChanged: context.cast.reloadAll(because: .clock, at: date)
    case .networkChanged: context.cast.reloadAfterNetworkChange(at: date)
    case .hourCycleChanged(let cycle):
      change { presentation in
        let dates = presentation.surroundings.dates
        presentation.surroundings.dates = DateWriter(
          wording: dates.wording, zone: dates.zone, hourCycle: cycle)
      }
    case .zoneChanged(let zone): move(to: zone, at: date)
    case .boardChanged(let board):
      context.boards[board.place].adopt(board)
      context.enroll()
      return takeAdded()
    case .arranged(let step, let outcome):
      context.boards[step.place].hear(outcome, of: step)
      if case .refused(let key) = outcome { context.messages.passing = key }
      context.enroll()
      return takeAdded()
    case .contentChanged(let kind, let known):
      context.cast.reload(ofKind: kind, besides: known, because: .content, at: date)
    case .filesChanged(let widgets):
      for widget in widgets { context.cast.reload(widget, because: .content, at: date) }
    case .reloadRequested(let kind, let known):
      context.cast.reload(ofKind: kind, besides: known, because: .center, at: date)
    case .alarmsRing(let alarms): ring(alarms)
    case .input, .pageOpened, .opened, .choicesFound, .saved(nil),
      .looked(after: _, isFree: false), .bellRings, .announced, .multiplexerReported:
      break
    }
    return []
  }

  /// Says which alarms ring, before everything else.
  private mutating func ring(_ alarms: [Alarm]) {
    context.alarms = alarms
    fronts.removeAll { $0 is AlarmFront }
    if !alarms.isEmpty { fronts.append(AlarmFront()) }
  }

  /// Takes a widget in hand that was added and has come; opens its editor if it wants to be set up,
  /// once it is put down if the pointer carries it.
  private mutating func takeAdded() -> [Effect] {
    guard let awaited = context.board.steps.awaited, let id = awaited.widget else { return [] }
    context.board.steps.awaited = nil
    guard awaited.isTakenInHand, !isLocked else { return [] }
    fronts.removeAll { $0 is EditFront }
    var front = EditFront(holding: id, carriedBy: awaited.pointer, in: context)
    let prompts =
      context.cast.members[id].flatMap { context.cast.kinds[$0.kind] }?.promptsForConfiguration
      ?? false
    front.prompting = prompts && awaited.pointer != nil ? id : nil
    fronts.insert(front, at: ground + 1)
    guard prompts, awaited.pointer == nil, !fronts.contains(where: { $0 is ConfigurationFront }),
      case .open(let editor, let effects) = context.configuring(id)
    else { return [] }
    fronts.insert(editor, at: ground + 2)
    return effects
  }

  /// Passes an event to all fronts, those in front first.
  private mutating func spread(_ event: Event, at date: Date) -> [Effect] {
    fronts.indices.reversed().flatMap { index in
      let step = fronts[index].follow(event, in: &context, at: date)
      return take(step, of: index)
    }
  }

  private mutating func move(to zone: Zone, at date: Date) {
    change { presentation in
      let dates = presentation.surroundings.dates
      presentation.surroundings.dates = DateWriter(
        wording: dates.wording, zone: zone, hourCycle: dates.hourCycle)
    }
    context.boards.move(to: zone)
    arrange(at: date)
    let members = BoardPlace.allCases.flatMap { context.boards[$0].members }
    context.cast.move(to: zone, members, at: date)
  }

  /// Locks or unlocks the screen for the user.
  mutating func lock(_ isLocked: Bool, at date: Date) -> [Effect] {
    guard isLocked != self.isLocked else { return [] }
    let effects = takeIn(.lockChanged(isLocked), at: date)
    return effects + spread(.lockChanged(isLocked), at: date) + [.keepLock(isLocked)]
  }

  private mutating func setLock(_ isLocked: Bool) {
    guard isLocked != self.isLocked else { return }
    context.presentation.isLocked = isLocked
    context.cast.forgetFailures(because: .locked)
    guard isLocked else { return }
    // Its board may be edited in front of it; an alarm rings in front of everything.
    if let lock = fronts.firstIndex(where: { $0 is LockFront }) {
      fronts[lock...].removeAll { !($0 is AlarmFront) }
    }
    let alarm = fronts.firstIndex { $0 is AlarmFront } ?? fronts.endIndex
    fronts.insert(LockFront(), at: alarm)
  }

  /// Locks the screen again once its board isn't edited any more.
  private mutating func lockAgain() -> [Effect] {
    guard !isLocked, fronts.contains(where: { $0 is LockFront }),
      isClosed || !fronts.contains(where: { $0 is EditFront })
    else { return [] }
    setLock(true)
    comeToPlace()
    screenSlots = nil
    return [.keepLock(true)]
  }
}

extension Event {
  /// Whether the event only reports the position of the pointer.
  fileprivate var isMove: Bool {
    if case .input(.mouse(let mouse)) = self { mouse.isMove } else { false }
  }
}
