package import FoundationEssentials
package import Home
package import Store
import Terminal

/// Where the alarms in the store come from, and what ends them.
package struct AlarmSource: Sendable {
  package typealias Reading = @Sendable (borrowing Contents) throws -> [Alarm]
  package typealias Ending = @Sendable (Store, Alarm.ID, Date) throws -> Void

  let alarms: Reading
  /// Claims the bell of an alarm; false if another process has already claimed it.
  let claim: @Sendable (Store, Alarm.ID) throws -> Bool
  let stop: Ending
  /// Has it ring again in a minute.
  let prolong: Ending

  package init(
    alarms: @escaping Reading, claim: @escaping @Sendable (Store, Alarm.ID) throws -> Bool,
    stop: @escaping Ending, prolong: @escaping Ending
  ) {
    (self.alarms, self.claim, self.stop, self.prolong) = (alarms, claim, stop, prolong)
  }
}

/// The alarms that are known while a dashboard runs, and which of them ring.
struct FollowedAlarms {
  private var known: [Alarm] = []
  private var ringing: [Alarm] = []

  /// The date at which the next one rings; nil if none will.
  var nextDate: Date? {
    guard !known.isEmpty else { return nil }
    let told = Set(ringing.map(\.id))
    return known.filter { !told.contains($0.id) }.map(\.date).min()
  }

  /// Takes over what the store has.
  mutating func take(_ alarms: [Alarm]) { known = alarms }

  /// Forgets one that the user has ended.
  mutating func end(_ id: Alarm.ID) {
    known.removeAll { $0.id == id }
    ringing.removeAll { $0.id == id }
  }

  /// The alarms that ring at a date, if they are others than before, and those whose bell nobody has
  /// rung.
  mutating func takeChange(at date: Date) -> (ringing: [Alarm], silent: [Alarm])? {
    if known.isEmpty, ringing.isEmpty { return nil }
    let due = known.filter { $0.date <= date }
    guard due.map(\.id) != ringing.map(\.id) || due.map(\.date) != ringing.map(\.date) else {
      ringing = due
      return nil
    }
    let before = Set(ringing.map(\.id))
    ringing = due
    return (due, due.filter { !$0.hasRung && !before.contains($0.id) })
  }
}

extension Dashboard {
  /// Says which alarms ring, and rings the bell of those that nobody else does.
  func reactToAlarms() throws(TerminalFault) {
    guard let change = following.alarms.takeChange(at: time.date) else { return }
    try handle(.alarmsRing(change.ringing))
    guard let store = following.stored.store, let source = calls.alarms else { return }
    for alarm in change.silent {
      calls.actions.alter(alarm.id, at: time.instant) {
        // Where that can't be found out, it is better to ring twice than never.
        let isOurs = (try? source.claim(store, alarm.id)) ?? true
        return isOurs ? .announced([Announcement(alarm)]) : nil
      }
    }
  }

  /// Ends an alarm, here at once and in the store as soon as that is possible.
  func end(_ alarm: Alarm.ID, _ ending: AlarmSource.Ending?) {
    following.alarms.end(alarm)
    guard let store = following.stored.store, let ending else { return }
    let date = time.date
    calls.actions.alter(alarm, at: time.instant) {
      do {
        try ending(store, alarm, date)
        return nil
      } catch {
        return .saved(.unknown)
      }
    }
  }
}

extension Announcement {
  fileprivate init(_ alarm: Alarm) {
    self.init(
      .timer(name: alarm.name, length: alarm.length), about: "timer \(alarm.id)", at: alarm.date)
  }
}
