/// Days by their groups as lines, as many as there is room for, and of how many there was none.
struct DayLines: Hashable {
  enum Line: Hashable {
    /// Of those that belong to none if it has no name.
    case group(String)
    case day(CountedDay)
    /// So many days are left out.
    case more(Int)
  }

  private(set) var lines: [Line] = []
  private let days: [CountedDay]
  private let groups: [String]

  /// Days in the order in which they matter, of so many that there are. What doesn't go in at all
  /// shares what room there is: each group has a day first, and then come the nearest.
  init(_ days: [CountedDay], of count: Int, room: Int) {
    self.days = days
    groups = days.map(\.group).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let all = lines(showing: Set(days))
    if all.count <= room, count <= days.count {
      lines = all
    } else if room > 0 {
      let shown = shown(in: room - 1)
      lines = lines(showing: shown) + [.more(count - shown.count)]
    }
  }

  private func shown(in room: Int) -> Set<CountedDay> {
    var (shown, rest): (Set<CountedDay>, Int) = ([], room)
    for group in groups {
      let cost = heading(of: group).count + 1
      guard cost <= rest, let first = days.first(where: { $0.group == group }) else { break }
      shown.insert(first)
      rest -= cost
    }
    let known = Set(shown.map(\.group))
    for day in days where rest > 0 && known.contains(day.group) {
      if shown.insert(day).inserted { rest -= 1 }
    }
    return shown
  }

  private func lines(showing shown: Set<CountedDay>) -> [Line] {
    groups.flatMap { group in
      let members = days.filter { $0.group == group && shown.contains($0) }.map(Line.day)
      return members.isEmpty ? [] : heading(of: group) + members
    }
  }

  /// Those that belong to none have one only where they would be taken for another group's.
  private func heading(of group: String) -> [Line] {
    group.isEmpty && groups.first == group ? [] : [.group(group)]
  }
}

extension DayLines {
  /// Where the second of two columns begins: with a group, if both are then about as high.
  var middle: Int {
    let half = (lines.count + 1) / 2
    let starts = lines.indices.filter { index in
      if case .group = lines[index] { abs(index - half) <= 2 } else { false }
    }
    return starts.min { abs($0 - half) < abs($1 - half) } ?? half
  }
}
