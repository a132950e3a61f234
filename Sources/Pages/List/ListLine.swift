/// A line of a list.
enum ListLine: Hashable, Sendable {
  /// An empty line above a heading.
  case gap
  case heading(ItemList.ID, canFold: Bool)
  case item(ItemList.ID)

  /// The row, if the line can have the focus.
  var row: ItemList.Row? {
    switch self {
    case .heading(let id, canFold: true): .heading(id)
    case .item(let id): .item(id)
    case .gap, .heading: nil
    }
  }
}

extension ItemList {
  /// The lines from top to bottom, with gaps between sections if there is room for them.
  func lines(isAiry: Bool) -> [ListLine] {
    sections.enumerated().flatMap { index, section -> [ListLine] in
      let gap: [ListLine] = isAiry && index > 0 ? [.gap] : []
      let heading: [ListLine] =
        section.hasHeading || section.canFold
        ? [.heading(section.id, canFold: section.canFold)] : []
      let isFolded = section.canFold && folded.contains(section.id)
      return gap + heading + (isFolded ? [] : section.items.map(ListLine.item))
    }
  }
}
