/// D-Days by group as lines, as many as fit, and the number left out.
struct DayLines: Hashable {
  enum Line: Hashable {
    /// The heading of a group; of the days without one if empty.
    case group(String)
    case day(CountedDay)
    /// The number of days left out.
    case more(Int)
  }

  private(set) var lines: [Line] = []
  private let days: [CountedDay]
  private let groups: [String]

  /// The lines for the most important of `count` days, in order. If not all fit, each group gets
  /// one day first, and then the nearest follow.
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

  /// The heading of a group. Days without a group have one only where they could be taken for
  /// another group's.
  private func heading(of group: String) -> [Line] {
    group.isEmpty && groups.first == group ? [] : [.group(group)]
  }
}

extension DayLines {
  /// The free room between lines, in points.
  struct Gaps: Hashable {
    var betweenRows = 0.0
    /// Above each group but the first.
    var aboveGroups = 0.0
  }

  /// A gap above each group, so that its name belongs to what follows; without groups, between all rows.
  func gaps(_ gap: Double) -> Gaps {
    let hasGroups = lines.contains { if case .group = $0 { true } else { false } }
    return hasGroups ? Gaps(aboveGroups: gap) : Gaps(betweenRows: gap)
  }

  /// The first line of the second column; a group's heading if that keeps the columns about equal.
  var middle: Int {
    let half = (lines.count + 1) / 2
    let starts = lines.indices.filter { index in
      if case .group = lines[index] { abs(index - half) <= 2 } else { false }
    }
    return starts.min { abs($0 - half) < abs($1 - half) } ?? half
  }
}
