import FoundationEssentials
import Home

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
