/// Shares a length among parts, by priority. Within a priority the least flexible part goes first;
/// each is offered an equal share of what is left and takes what it wants.
struct Apportionment {
  let parts: [Flexibility]

  /// Shares the length; `take` returns how much of an offer a part takes.
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

  /// The parts by descending priority, and within one by ascending flexibility.
  private var order: [Int] {
    parts.indices.sorted {
      (-parts[$0].priority, parts[$0].range, $0) < (-parts[$1].priority, parts[$1].range, $1)
    }
  }
}
