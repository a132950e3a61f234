import Pages

/// The layout of the page of days: the list, beside it the focused day if there is room.
struct DaysPlan: Hashable {
  let columns: Int
  let rows: Int
  private let density: ListDensity

  init(_ room: PageRoom) {
    (columns, rows, density) = (room.columns, room.rows, room.density)
  }

  /// Whether the focused day stands beside the list.
  var isBroad: Bool { columns >= 96 && rows >= 20 }

  /// Whether the list has a background.
  var hasCard: Bool { columns >= 60 && rows >= 16 }

  var hasSearch: Bool { rows >= 4 }
  /// The rows of the buttons below the list. A narrow list beside a day has two for them, apart from one
  /// another if there is room.
  var buttonRows: Int {
    guard rows >= 9 else { return 0 }
    guard isBroad, cardColumns < Self.leastOfOneRow else { return 1 }
    return isAiry && rows >= 30 ? 3 : 2
  }
  var hasButtons: Bool { buttonRows > 0 }
  /// Whether empty rows separate the list from what is above and below it.
  var isAiry: Bool { rows >= 18 && density != .tight }

  /// The columns of the list with its margins.
  var cardColumns: Int { isBroad ? max(46, min(72, columns * 47 / 100)) : columns }

  var listColumns: Int { max(1, cardColumns - (hasCard ? 4 : 0)) }

  var listRows: Int {
    let lines = (hasSearch ? 1 : 0) + buttonRows
    let gaps = isAiry ? (hasSearch ? 1 : 0) + (hasButtons ? 1 : 0) : 0
    return max(1, rows - lines - gaps - (hasCard ? 2 : 0))
  }

  /// The columns of a card whose buttons all fit on one row.
  private static let leastOfOneRow = 70

  /// The columns beside the list.
  var sideColumns: Int { max(1, columns - cardColumns - 3) }

  /// The rows of the focused day's card, of its milestones, and of the year.
  var sideRows: (day: Int, milestones: Int, year: Int) {
    let year = rows >= 34 ? 12 : 0
    let milestones = rows >= 50 ? 12 : rows >= 26 ? 8 : 0
    let gaps = (year > 0 ? 1 : 0) + (milestones > 0 ? 1 : 0)
    let day = min(rows >= 50 ? 30 : 20, rows - year - milestones - gaps)
    return (day, milestones > 0 ? rows - day - year - gaps : 0, year)
  }
}
