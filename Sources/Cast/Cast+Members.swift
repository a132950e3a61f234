package import Almanac
package import FoundationEssentials
package import Timelines

extension Cast {
  /// Takes over which widgets there are, in the order in which they are asked at first. Those that stay
  /// keep what they show; one of another size keeps it until it has been asked for that size.
  ///
  /// Nobody is asked before it is told where they stand.
  package mutating func enroll(_ instances: [Instance]) {
    let known = members
    members = Dictionary(instances.map { ($0.id, $0) }) { first, _ in first }
    for id in known.keys.sorted() where members[id]?.kind != known[id]?.kind { dismiss(id) }
    newcomers = instances.filter { kinds[$0.kind] != nil }.map(\.id)
    changed += instances.filter { instance in
      known[instance.id].map { $0.kind == instance.kind && $0 != instance } ?? false
    }.map(\.id)
  }

  private mutating func dismiss(_ id: Instance.ID) {
    schedule.remove(id)
    (faces[id], stances[id], awaitedLooks[id], controls[id]) = (nil, nil, nil, nil)
  }

  /// Takes note of how widgets stand where, of which some can be seen and others are watched.
  package mutating func stand(
    _ stances: [Instance.ID: [Traits]], visible: Set<Instance.ID>,
    watched: Set<Instance.ID> = [], at date: Date
  ) {
    self.stances = stances
    schedule.show(only: visible, watching: watched, at: date)
    for id in newcomers { schedule.insert(id, at: date) }
    for id in changed { schedule.reload(id, because: .configuration, at: date) }
    (newcomers, changed) = ([], [])
    // A page that covers the widgets for a while leaves them what they have.
    if !visible.isEmpty { faces = faces.filter { visible.contains($0.key) } }
  }

  /// What is set about widgets means something else in another zone, in which days begin elsewhere.
  package mutating func move(to zone: Zone, _ instances: [Instance], at date: Date) {
    for instance in instances { members[instance.id]?.configuration = instance.configuration }
    schedule.zone = zone
    schedule.reloadAll(because: .zone, at: date)
  }
}
