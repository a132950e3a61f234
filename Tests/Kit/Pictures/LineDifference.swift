/// The lines of two texts: those only in the first with `-`, those only in the second with `+`.
struct LineDifference: CustomStringConvertible {
  let description: String

  init(from old: [String], to new: [String]) {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [String] = []
    var index = 0
    for (offset, line) in old.enumerated() {
      if removed.contains(offset) {
        lines.append("- \(line)")
        continue
      }
      while inserted.contains(index) {
        lines.append("+ \(new[index])")
        index += 1
      }
      lines.append("  \(line)")
      index += 1
    }
    lines += new[index...].map { "+ \($0)" }
    description = lines.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
