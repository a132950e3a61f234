package import Almanac
package import FoundationEssentials
package import Timelines

extension Cast {
  /// Sets the widgets, in the order in which to ask them first. Known ones keep what they show;
  /// after a change of size, until the answer for the new size arrives.
  ///
  /// No provider is asked until `stand` has set the traits.
  package mutating func enroll(_ instances: [Instance]) {
    let known = members
    members = Dictionary(instances.map { ($0.id, $0) }) { first, _ in first }
    for id in known.keys.sorted() where members[id]?.kind != known[id]?.kind { dismiss(id) }
    pending.newcomers = instances.filter { kinds[$0.kind] != nil }.map(\.id)
    pending.changed += instances.filter { instance in
      known[instance.id].map { $0.kind == instance.kind && $0 != instance } ?? false
    }.map(\.id)
  }

  private mutating func dismiss(_ id: Instance.ID) {
    schedule.remove(id)
    faces.remove(id)
    (stances[id], controls[id]) = (nil, nil)
  }

  /// Sets how each widget appears, which ones are visible and which are watched.
  package mutating func stand(
    _ stances: [Instance.ID: [Traits]], visible: Set<Instance.ID>,
    watched: Set<Instance.ID> = [], at date: Date
  ) {
    self.stances = stances
    schedule.show(only: visible, watching: watched, at: date)
    for id in pending.newcomers { schedule.insert(id, at: date) }
    for id in pending.changed { schedule.reload(id, because: .configuration, at: date) }
    if let reason = pending.reloadOfAll { schedule.reloadAll(because: reason, at: date) }
    pending = Pending()
    // While a page covers all widgets, they keep their faces.
    if !visible.isEmpty { faces.show(only: visible) }
  }

  /// Moves to another time zone, where days start at other times and configurations may mean
  /// something else.
  package mutating func move(to zone: Zone, _ instances: [Instance], at date: Date) {
    for instance in instances { members[instance.id]?.configuration = instance.configuration }
    schedule.zone = zone
    schedule.reloadAll(because: .zone, at: date)
  }
}
