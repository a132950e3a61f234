import Pages

/// Which parts the page has in a room, and how large they are.
struct ReminderPlan: Hashable {
  enum Layout: Hashable {
    /// Groups and lists beside the reminders.
    case wide
    /// Lists in a row below them.
    case narrow
    /// The reminders alone.
    case least
  }

  let layout: Layout
  let columns: Int
  let rows: Int
  /// Whether what was understood has a row.
  let showsMeaning: Bool

  static let sideColumns = 30
  static let gap = 4
  /// The most columns in which a title and its due time are seen together.
  private static let mostLineColumns = 112

  init(_ room: PageRoom, isWriting: Bool) {
    (columns, rows) = (room.columns, room.rows)
    layout =
      room.columns >= 100 && room.rows >= 22
      ? .wide
      : room.columns >= 30 && room.rows >= 7 ? .narrow : .least
    showsMeaning = layout == .wide || isWriting && layout == .narrow
  }

  /// The columns of the reminders and of the line above them.
  var lineColumns: Int {
    layout == .wide
      ? min(Self.mostLineColumns, columns - Self.sideColumns - Self.gap - 2) : max(2, columns - 2)
  }

  var titleRows: Int { layout == .wide ? 2 : 0 }

  /// The rows of the reminders.
  var listRows: Int {
    let others =
      switch layout {
      case .wide: titleRows + 1 + 2 + 2
      case .narrow: 1 + (showsMeaning ? 1 : 0) + (rows >= 12 ? 1 : 0) + (rows >= 12 ? 2 : 1)
      case .least: rows > 2 ? 1 : 0
      }
    return max(1, rows - others)
  }
}
