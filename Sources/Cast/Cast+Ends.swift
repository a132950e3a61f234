package import FoundationEssentials
package import Timelines

extension Cast {
  /// The date until which a widget shows what it does unless something happens; nil if something is
  /// awaited, also by the user, or has failed.
  package func end(of id: Instance.ID, at date: Date) -> Date? {
    let state = controls[id]
    guard state?.isStale != true, state?.actionFault == nil else { return nil }
    return schedule.end(of: id, at: date)
  }
}
