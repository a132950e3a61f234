package import FoundationEssentials
package import Timelines

extension Cast {
  package mutating func reload(_ id: Instance.ID, because reason: ReloadReason, at date: Date) {
    schedule.reload(id, because: reason, at: date)
  }

  /// Reloads the widgets of a kind, except `known`, which reload anyway; nil means all kinds.
  package mutating func reload(
    ofKind kind: String?, besides known: Set<Instance.ID> = [], because reason: ReloadReason,
    at date: Date
  ) {
    if kind == nil, known.isEmpty { return reloadAll(because: reason, at: date) }
    for member in members.values.sorted(by: { $0.id < $1.id })
    where kind.map({ $0 == member.kind }) ?? true && !known.contains(member.id) {
      schedule.reload(member.id, because: reason, at: date)
    }
  }

  /// Reloads all widgets, visible ones first.
  package mutating func reloadAll(because reason: ReloadReason, at date: Date) {
    schedule.reloadAll(because: reason, at: date)
  }

  /// Reloads the widgets that couldn't connect.
  package mutating func reloadAfterNetworkChange(at date: Date) {
    schedule.reloadAfterNetworkChange(at: date)
  }

  /// Reloads a widget for the user, who has then seen its failures.
  package mutating func reloadForPerson(_ id: Instance.ID, at date: Date) {
    controls[id]?.forgetFailures()
    schedule.reload(id, because: .person, at: date)
  }

  /// Reloads all widgets once it is known which of them can be seen, those first.
  package mutating func reloadAllWhenPlaced(because reason: ReloadReason) {
    if reason == .person { for id in controls.keys { controls[id]?.forgetFailures() } }
    pending.reloadOfAll = reason
  }
}
