import FoundationEssentials
import Home
import Terminal

extension Dashboard {
  /// Says which alarms ring, and rings the bell of those that nobody else does.
  mutating func reactToAlarms() throws(TerminalFault) {
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
  mutating func end(_ alarm: Alarm.ID, _ ending: AlarmSource.Ending?) {
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
