package import FoundationEssentials
package import Home
package import Store

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
