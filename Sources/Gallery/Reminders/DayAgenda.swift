import Almanac
import FoundationEssentials
import Reminders

/// What is to be done, and what has been done today, in the order in which it is due.
struct DayAgenda: Hashable {
  /// Of the list; nil for all lists.
  var title: String?
  /// As many as a tile can show: those that are open, and then those that are done.
  var chores: [Chore] = []
  var openCount = 0
  var doneCount = 0
  /// Why some of it could not be read or can't be written.
  var trouble: AgendaTrouble?

  /// What comes next.
  var next: Chore? { open.first }

  /// What comes after that.
  var second: Chore? { open.dropFirst().first }

  private var open: some Collection<Chore> { chores.lazy.filter { !$0.isDone } }

  var count: Int { openCount + doneCount }

  /// Whether it can't even be told that nothing is to be done.
  var isUnknown: Bool { trouble != nil && count == 0 }

  /// As many as there is room for, first those that are open or were so a moment ago, each in its
  /// place.
  func chores(upTo limit: Int) -> [Chore] {
    let standing = chores.lazy.filter(\.stands).prefix(limit)
    let done = chores.filter { !$0.stands }.suffix(max(0, limit - standing.count))
    let shown = Set(standing.map(\.id) + done.map(\.id))
    return chores.filter { shown.contains($0.id) }
  }

  /// How many are open and don't show where there is room for some.
  func hiddenCount(beyond limit: Int) -> Int {
    let fresh = chores(upTo: limit).count(where: \.isFresh)
    return max(0, openCount - (limit - fresh))
  }
}

extension DayAgenda {
  /// What is done is told of until the day ends.
  init(
    _ items: [ReminderItem], of title: String?, trouble: AgendaTrouble?, at date: Date,
    in zone: Zone
  ) {
    let today = zone.civil(at: date).day
    let order = items.inOrder(in: zone)
    let chores = order.filter { !$0.isDone || $0.doneOn == today }
      .map { Chore($0, at: date, in: zone) }
    let doneCount = chores.count(where: \.isDone)
    let shown = Set(
      chores.filter(\.stands).prefix(Self.mostChores).map(\.id)
        + chores.filter { !$0.stands }.suffix(Self.mostChores).map(\.id))
    self.init(
      title: title, chores: chores.filter { shown.contains($0.id) },
      openCount: chores.count - doneCount, doneCount: doneCount, trouble: trouble)
  }

  /// No tile has room for more.
  private static let mostChores = 16
}

extension Chore {
  /// Whether it has a place of its own among what is to be done.
  fileprivate var stands: Bool { !isDone || isFresh }
}

extension [ReminderItem] {
  /// What is due first comes first; the rest is in the order of its list.
  fileprivate func inOrder(in zone: Zone) -> [ReminderItem] {
    enumerated().map { (item: $1, key: ($1.deadline?.end(in: zone) ?? .distantFuture, $0)) }
      .sorted { $0.key < $1.key }
      .map(\.item)
  }
}
