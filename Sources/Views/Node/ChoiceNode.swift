/// Children of which the first that fits is shown, or else the last.
package struct ChoiceNode: Sendable {
  package let axes: Axis.Set
  private let first: [Node]
  private let later: [LaterNodes]

  init(axes: Axis.Set, first: [Node], later: [LaterNodes] = []) {
    (self.axes, self.first, self.later) = (axes, first, later)
  }

  /// All children; archives those that nobody has tried yet.
  package var children: [Node] { first + later.flatMap(\.archived.nodes) }

  /// The children in groups that are archived together, each when it is asked for; nil behind the
  /// last group.
  package func group(_ index: Int) -> [Node]? {
    guard index > 0 else { return first }
    return index <= later.count ? later[index - 1].archived.nodes : nil
  }
}

extension ChoiceNode: Hashable {
  /// Compares the alternatives that anybody has tried of one or the other: what is drawn of both in a
  /// place is the same if these are. To archive all others would take longer than to draw them anew.
  package static func == (one: ChoiceNode, other: ChoiceNode) -> Bool {
    guard one.axes == other.axes else { return false }
    // What comes from another process has all in one group.
    guard one.later.count == other.later.count else {
      return one.first.first == other.first.first && one.children == other.children
    }
    // Each alternative once: choices stand in choices, and would double the work with each level.
    return (0...max(one.triedCount, other.triedCount)).allSatisfy {
      one.group($0) == other.group($0)
    }
  }

  /// The number of groups that were archived later; they are tried one after the other.
  private var triedCount: Int { later.firstIndex { $0.archivedSoFar == nil } ?? later.count }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axes)
    hasher.combine(first.first)
  }
}

extension ChoiceNode: Codable {
  private enum CodingKeys: CodingKey {
    case axes, children
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      axes: try container.decode(Axis.Set.self, forKey: .axes),
      first: try container.decode([Node].self, forKey: .children))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(axes, forKey: .axes)
    try container.encode(children, forKey: .children)
  }
}
