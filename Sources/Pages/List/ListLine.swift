/// A line of a list.
enum ListLine: Hashable, Sendable {
  /// An empty line above a heading, or between items.
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
