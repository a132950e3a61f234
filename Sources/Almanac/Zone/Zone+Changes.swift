extension Zone {
  /// A change of clocks at a second since 1970, to seconds east of UTC.
  package struct Change: Hashable, Sendable {
    package let second: Int
    package let east: Int

    package init(second: Int, east: Int) {
      (self.second, self.east) = (second, east)
    }
  }

  /// A zone that a file describes by its changes, earliest first, and by how far east of UTC its
  /// clocks are before.
  package init(named name: String, before: Int, changes: [Change]) {
    func offset(_ east: Int) -> Offset {
      Offset(seconds: east, abbreviation: "", isDaylightSaving: false)
    }
    self.init(
      name: name, initial: offset(before),
      transitions: changes.map { Transition(second: $0.second, offset: offset($0.east)) })
  }
}
