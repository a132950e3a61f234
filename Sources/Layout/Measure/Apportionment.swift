/// Shares a length among parts: by priority, and in each priority the least flexible part first,
/// which is offered an equal share of what is left and takes of it what it will.
struct Apportionment {
  let parts: [Flexibility]

  /// `take` answers how much of an offer the part really takes.
  func lengths(of total: Int, take: (_ part: Int, _ offer: Int) -> Int) -> [Int] {
    var lengths = Array(repeating: 0, count: parts.count)
    var left = total
    var reserved = parts.reduce(0) { $0 + $1.minimum }
    var rest = order[...]
    while let first = rest.first {
      let group = rest.prefix { !(parts[$0].priority < parts[first].priority) }
      rest = rest.dropFirst(group.count)
      reserved -= group.reduce(0) { $0 + parts[$1].minimum }
      for (served, part) in group.enumerated() {
        let offer = max(0, left - reserved) / (group.count - served)
        lengths[part] = take(part, offer)
        left -= lengths[part]
      }
    }
    return lengths
  }

  /// The parts of the highest priority first, and of each priority the least flexible first.
  private var order: [Int] {
    parts.indices.sorted {
      (-parts[$0].priority, parts[$0].range, $0) < (-parts[$1].priority, parts[$1].range, $1)
    }
  }
}
