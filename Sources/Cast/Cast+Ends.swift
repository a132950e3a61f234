package import FoundationEssentials
package import Timelines
import Views

extension Cast {
  /// Whether a widget says anything that is hidden while the screen is locked; true if nobody knows.
  package func hasSecrets(_ id: Instance.ID, for traits: Traits, at date: Date) -> Bool {
    var hidden = traits
    hidden.redaction.formUnion([.privacy, .sparingControls])
    guard hidden != traits, let shown = face(of: id, for: traits, at: date),
      let entry = schedule.entry(of: id, at: date),
      let veiled = entry.reel.face(
        of: entry.index, for: hidden, isStale: false, strings: strings)
    else { return true }
    return veiled != shown.face
  }

  /// The date until which a widget shows what it does unless something happens; nil if something is
  /// awaited, also by the user, or has failed.
  package func end(of id: Instance.ID, at date: Date) -> Date? {
    let state = controls[id]
    guard state?.isStale != true, state?.actionFault == nil else { return nil }
    return schedule.end(of: id, at: date)
  }
}
