/// Shares a length among parts: by priority, and in each priority the least flexible part first,
/// which is offered an equal share of what is left and takes of it what it will.
struct Apportionment {
  let parts: [Flexibility]

  /// `take` answers how much of an offer the part really takes.
  func lengths(of total: Int, take: (_ part: Int, _ offer: Int) -> Int) -> [Int] {
    var lengths = Array(repeating: 0, count: parts.count)
    var left = total
    var reserved = parts.reduce(0) { $0 + $1.minimum }
    for group in groups {
      reserved -= group.reduce(0) { $0 + parts[$1].minimum }
      for (served, part) in group.enumerated() {
        let offer = max(0, left - reserved) / (group.count - served)
        lengths[part] = take(part, offer)
        left -= lengths[part]
      }
    }
    return lengths
  }

  /// The parts of each priority, from the highest down, the least flexible first.
  private var groups: [[Int]] {
    let priorities = Set(parts.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      parts.indices.filter { parts[$0].priority == priority }
        .sorted { (parts[$0].range, $0) < (parts[$1].range, $1) }
    }
  }
}
