package import Views

/// How much air is between the rows of a list; more at a larger type size.
package enum ListDensity: Hashable, Sendable {
  /// No empty lines.
  case tight
  /// An empty line above a heading, if there is room.
  case usual
  /// An empty line between items too.
  case airy

  package init(at typeSize: DynamicTypeSize) {
    self = typeSize < .medium ? .tight : typeSize < .xxLarge ? .usual : .airy
  }
}

/// Where the empty lines of a list are.
struct ListGaps: Hashable, Sendable {
  /// The empty lines above a section that isn't the first.
  let sections: Int
  /// Those between two items.
  let items: Int

  /// The fewest rows in which sections stand apart though not all lines are seen.
  private static let leastForSections = 16
  /// The fewest rows in which items do.
  private static let leastForItems = 6

  init(of index: ListIndex, rows: Int, density: ListDensity) {
    func fits(items: Int) -> Bool {
      index.lineCount(ListGaps(sections: 1, items: items)) <= rows
    }
    items = density == .airy && (rows >= Self.leastForItems || fits(items: 1)) ? 1 : 0
    let hasRoom = rows >= Self.leastForSections || fits(items: items)
    sections = density != .tight && (hasRoom || items > 0) ? 1 : 0
  }

  init(sections: Int, items: Int) {
    (self.sections, self.items) = (sections, items)
  }
}
