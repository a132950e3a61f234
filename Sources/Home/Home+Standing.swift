import Cells
import FoundationEssentials
import Layout
import Timelines

extension Home {
  /// Takes over which widgets stand on the board. Those that stay keep what they show; the focus
  /// stays with its widget, and with its control, or goes to the widget that has come to its place.
  mutating func stand(_ instances: [Instance], at date: Date) {
    let old = Dictionary(uniqueKeysWithValues: self.instances.map { ($0.id, $0) })
    let (focused, control) = (focus.map { self.instances[$0].id }, controlFocus)
    let instances = instances.withoutDoubles
    for id in old.keys.sorted() where !instances.contains(where: { $0.isLike(old[id]) }) {
      schedule.remove(id)
    }
    self.instances = instances
    places = Dictionary(uniqueKeysWithValues: zip(instances.map(\.id), 0...))
    resize(to: size)
    focus = focused.flatMap { places[$0] } ?? focus.map { min($0, instances.count - 1) } ?? 0
    if instances.isEmpty { focus = nil }
    let isSame = focus.map { instances[$0].id } == focused
    controlFocus = isSame ? control : nil
    if panel?.subject == .inspector, !isSame { panel = nil }
    schedule.show(only: visible, at: date)
    for instance in instances where kinds[instance.kind] != nil {
      schedule.insert(instance.id, at: date)
      if let known = old[instance.id], known.isLike(instance), known != instance {
        schedule.reload(instance.id, because: .configuration, at: date)
      }
    }
  }
}

extension Instance {
  /// Whether it is the same widget, however it is set.
  fileprivate func isLike(_ other: Instance?) -> Bool {
    id == other?.id && kind == other?.kind && family == other?.family
  }
}

extension [Instance] {
  /// Of several with one identity the first counts.
  var withoutDoubles: [Instance] {
    var known: Set<Instance.ID> = []
    return filter { known.insert($0.id).inserted }
  }
}
