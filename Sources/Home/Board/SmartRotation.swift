import Boards
import FoundationEssentials
import Timelines

/// Turns each stack to its most relevant widget when the entry of one of them begins, never between.
///
/// A stack that suggests may turn to a widget that isn't in it, which leaves once it isn't relevant any
/// more. It leaves a stack alone for ten minutes after a person's own turn, and turns it at most four times an
/// hour.
struct SmartRotation: Sendable {
  /// The entries of the members of stacks when they were last looked at.
  private var entries: [Instance.ID: ShownEntry.ID] = [:]
  /// When a person last turned to a widget or used it.
  private var touches: [Instance.ID: Date] = [:]
  /// When stacks turned to a widget by themselves, within the last hour.
  private var turns: [Instance.ID: [Date]] = [:]

  private static let respect: TimeInterval = 10 * 60
  private static let mostTurns = 4
  private static let hour: TimeInterval = 3600

  /// The widgets to bring to the front at a date, one for each stack that turns.
  mutating func turns(
    of board: ShownBoard, by schedule: Schedule, at date: Date
  ) -> [Instance.ID] {
    let stacks = board.board.slots.enumerated().compactMap { index, slot in
      Stack(slot, offered: board.suggestions[index] ?? [])
    }
    forget(besides: Set(stacks.flatMap(\.all)), at: date)
    return stacks.compactMap { stack in
      guard begins(any: stack.all, of: schedule, at: date), isFree(stack.all, at: date),
        let next = Self.mostRelevant(
          of: stack.choices, besides: stack.shown, by: schedule, at: date)
      else { return nil }
      turns[next, default: []].append(date)
      return next
    }
  }

  /// The guests whose time is over.
  static func departures(
    from board: ShownBoard, by schedule: Schedule, at date: Date
  ) -> [Instance.ID] {
    board.guests.filter { schedule.weight(of: $0, at: date) == nil }
  }

  /// What a stack that turns by itself, or suggests, may show.
  private struct Stack {
    let shown: Instance.ID
    let all: [Instance.ID]
    /// What it may turn to.
    let choices: [Instance.ID]

    /// Fails for a slot that never turns by itself.
    init?(_ slot: Board.Slot, offered: @autoclosure () -> [SuggestedWidget]) {
      guard slot.instances.count > 1, slot.rotates || slot.suggests, let shown = slot.instance?.id
      else { return nil }
      let members = slot.instances.map(\.id)
      let offered = offered().map(\.instance.id)
      self.shown = shown
      all = members + offered.filter { !members.contains($0) }
      choices = slot.rotates ? all : offered
    }
  }

  /// Notes that a person has turned a stack to a widget, or uses that one.
  mutating func touch(_ id: Instance.ID, at date: Date) { touches[id] = date }

  /// Whether the entry of a widget has begun since the last time.
  private mutating func begins(
    any members: [Instance.ID], of schedule: Schedule, at date: Date
  ) -> Bool {
    var isAny = false
    for id in members {
      let entry = schedule.entry(of: id, at: date)?.id
      isAny = isAny || entry != nil && entry != entries[id]
      entries[id] = entry
    }
    return isAny
  }

  private func isFree(_ members: [Instance.ID], at date: Date) -> Bool {
    let isTouched = members.contains { id in
      touches[id].map { abs(date.timeIntervalSince($0)) < Self.respect } ?? false
    }
    return !isTouched && members.reduce(0) { $0 + (turns[$1]?.count ?? 0) } < Self.mostTurns
  }

  /// The most relevant member; nil if that is shown already, or none is relevant.
  private static func mostRelevant(
    of members: [Instance.ID], besides shown: Instance.ID, by schedule: Schedule, at date: Date
  ) -> Instance.ID? {
    let shownWeight = schedule.weight(of: shown, at: date) ?? 0
    let best = members.compactMap { id in schedule.weight(of: id, at: date).map { (id, $0) } }
      .reduce((shown, shownWeight)) { $1.1 > $0.1 ? $1 : $0 }
    return best.0 == shown ? nil : best.0
  }

  private mutating func forget(besides members: Set<Instance.ID>, at date: Date) {
    entries = entries.filter { members.contains($0.key) }
    touches = touches.filter { members.contains($0.key) }
    turns = turns.filter { members.contains($0.key) }
      .mapValues { $0.filter { abs(date.timeIntervalSince($0)) < Self.hour } }
  }
}
