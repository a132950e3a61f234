package import Desk
import Diary
import Home
import Store

extension AlarmSource {
  /// The timers in the store.
  package static let timers = AlarmSource(
    alarms: { contents in try contents.timers().compactMap(Alarm.init) },
    claim: { store, id in try store.change { try $0.claimRinging(of: StoredTimer.ID(id)) } },
    stop: { store, id, _ in
      try unlessGone { try TimerBook(in: store).stop(StoredTimer.ID(id)) }
    },
    prolong: { store, id, date in
      guard let minute = TimerLength(seconds: 60) else { return }
      try unlessGone {
        try TimerBook(in: store).extend(StoredTimer.ID(id), by: minute, at: date)
      }
    })

  /// Does nothing about a timer that another dashboard has ended first.
  private static func unlessGone(_ body: () throws -> StoredTimer) throws {
    do { _ = try body() } catch TimerError.gone {}
  }
}

extension Alarm {
  /// Fails for stopwatches, and for timers that are paused.
  fileprivate init?(_ timer: StoredTimer) {
    guard let end = timer.end, let length = timer.seconds else { return nil }
    self.init(
      id: timer.id.number, name: timer.name, date: end, length: length, hasRung: timer.hasRung)
  }
}
