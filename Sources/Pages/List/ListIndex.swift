/// The rows of a list by number. It is made when sections change or fold, so that a key costs the same
/// however long the list is.
struct ListIndex: Hashable, Sendable {
  /// What is seen of a section.
  struct Part: Hashable, Sendable {
    let heading: ListLine?
    /// The items; none if the section is folded.
    let items: [ItemList.ID]
    /// The number of the section's first row.
    let start: Int

    /// The number of rows, which can have the focus.
    var count: Int { (hasHeadingRow ? 1 : 0) + items.count }

    var hasHeadingRow: Bool { heading?.row != nil }
  }

  let parts: [Part]
  /// The number of rows.
  let count: Int
  private let numbers: [ItemList.Row: Int]

  init(of sections: [ItemList.Section] = [], folded: Set<ItemList.ID> = []) {
    var (parts, numbers): ([Part], [ItemList.Row: Int]) = ([], [:])
    numbers.reserveCapacity(sections.reduce(0) { $0 + $1.items.count + 1 })
    var count = 0
    for section in sections {
      let part = Part(section, isFolded: folded.contains(section.id), start: count)
      parts.append(part)
      for row in part.rows {
        if numbers[row] == nil { numbers[row] = count }
        count += 1
      }
    }
    (self.parts, self.numbers, self.count) = (parts, numbers, count)
  }

  func number(of row: ItemList.Row) -> Int? { numbers[row] }

  /// The row with a number; nil if there are fewer.
  subscript(number: Int) -> ItemList.Row? {
    guard 0..<count ~= number, let part = part(of: number) else { return nil }
    let place = number - parts[part].start
    return parts[part].row(at: place)
  }

  /// The number of the part with a row; nil if there are no rows.
  func part(of number: Int) -> Int? {
    parts.lastIndex { $0.start <= number && $0.count > 0 }
  }
}

extension ListIndex.Part {
  fileprivate init(_ section: ItemList.Section, isFolded: Bool, start: Int) {
    heading =
      section.hasHeading || section.canFold
      ? .heading(section.id, canFold: section.canFold) : nil
    items = section.canFold && isFolded ? [] : section.items
    self.start = start
  }

  fileprivate var rows: [ItemList.Row] {
    (heading?.row.map { [$0] } ?? []) + items.map(ItemList.Row.item)
  }

  fileprivate func row(at place: Int) -> ItemList.Row? {
    if place == 0, let row = heading?.row { return row }
    return .item(items[place - (hasHeadingRow ? 1 : 0)])
  }
}
