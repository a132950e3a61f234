import Almanac
import Diary
import FoundationEssentials
import Pages
import Views

/// The layout of the caffeine page in a given room, in cells.
struct CaffeinePlan: Hashable {
  enum Form: Hashable {
    /// Cards in two columns.
    case wide, broad
    /// One part below another.
    case tall, low
    /// The level alone.
    case least
  }

  let form: Form
  let columns: Int
  let rows: Int
  private let density: ListDensity

  init(_ room: PageRoom) {
    (columns, rows, density) = (room.columns, room.rows, room.density)
    form =
      switch (columns, rows) {
      case (96..., 28...): .wide
      case (66..., 17...): .broad
      case (34..., 26...): .tall
      case (24..., 6...): .low
      default: .least
      }
  }

  var padding: Int { form == .wide ? 1 : 0 }

  var leftColumns: Int {
    switch form {
    case .wide: columns >= 150 ? 44 : 38
    case .broad: columns >= 74 ? 36 : 32
    case .tall, .low, .least: columns
    }
  }

  var rightColumns: Int { columns - leftColumns - 2 }

  var heroRows: Int {
    switch (form, rows) {
    case (.wide, 34...) where density == .airy: 14
    case (.wide, _): 12
    case (.broad, 24...): 8
    case (.broad, 20...): 6
    default: 5
    }
  }

  /// Whether the drinks stand on the card with the cups.
  var hasDrinksBesideCups: Bool { form == .wide || form == .broad }

  /// Whether the last four weeks stand below the level.
  var hasWeeks: Bool { form == .wide || form == .broad && rows >= 24 }

  /// The card with the cups.
  var cupsRoom: CardRoom {
    let others = form == .tall ? heroRows + drinksRoom.rows + levelRoom.rows + 3 : heroRows + 1
    return CardRoom(columns: leftColumns, rows: rows - others, padding: padding)
  }

  /// The card with the drinks, where they have their own.
  var drinksRoom: CardRoom {
    CardRoom(columns: columns, rows: 1 + (drinksAcross == 2 ? 5 : 3), padding: 0)
  }

  /// The drinks on a row.
  var drinksAcross: Int { form == .tall && columns >= 60 ? 3 : 2 }

  var levelRoom: CardRoom {
    switch form {
    case .wide, .broad:
      CardRoom(
        columns: rightColumns, rows: hasWeeks ? rows * 11 / 20 : rows, padding: padding)
    case .tall, .low, .least: CardRoom(columns: columns, rows: max(9, rows / 3), padding: 0)
    }
  }

  var weeksRoom: CardRoom {
    CardRoom(columns: rightColumns, rows: rows - levelRoom.rows - 1, padding: padding)
  }

  /// The rows for cups.
  var cupRows: Int {
    switch form {
    case .wide: max(1, cupsRoom.innerRows - drinkRows - 5)
    case .broad: max(1, cupsRoom.innerRows - drinkRows - 3)
    case .tall: max(1, cupsRoom.innerRows - 1)
    case .low: max(1, rows - 4)
    case .least: 1
    }
  }

  /// The rows of the drinks' buttons below the cups.
  var drinkRows: Int { hasDrinkGaps ? 10 : 5 }

  /// Whether empty rows separate them.
  var hasDrinkGaps: Bool { form == .wide && rows >= 34 }

  var entryColumns: Int { form == .low ? columns : cupsRoom.innerColumns }
}

/// The contents of the caffeine page at a moment.
struct CaffeineScene {
  let page: CaffeinePage
  let date: Date
  let now: CaffeineDay

  init(_ page: CaffeinePage, at date: Date) {
    (self.page, self.date) = (page, date)
    now = page.diary.state(at: date)
  }

  var diary: CaffeineDiary { page.diary }
  var isToday: Bool { page.daysAgo == 0 }

  /// The day that is shown, in words.
  var dayText: Text {
    isToday ? Text("caffeine.page.today") : Text(diary.start(of: page.day), format: .monthAndDay)
  }
}

extension DateFormat {
  static var monthAndDay: DateFormat { .dateTime.month(.defaultDigits).day() }
}
