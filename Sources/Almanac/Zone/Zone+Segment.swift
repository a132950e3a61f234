extension Zone {
  /// A span of seconds with one offset.
  struct Segment: Hashable, Sendable {
    let start: Int
    let end: Int
    let offset: Offset
  }

  func segment(at second: Int) -> Segment {
    let index = transitions.firstIndexAfter(second)
    if index == transitions.endIndex, let rule {
      let segment = rule.segment(at: second)
      let start = max(segment.start, transitions.last?.second ?? .min)
      return Segment(start: start, end: segment.end, offset: segment.offset)
    }
    let end = index < transitions.endIndex ? transitions[index].second : .max
    guard index > 0 else { return Segment(start: .min, end: end, offset: initial) }
    let last = transitions[index - 1]
    return Segment(start: last.second, end: end, offset: last.offset)
  }
}

extension [Zone.Transition] {
  fileprivate func firstIndexAfter(_ second: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].second <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
