import Almanac
import Views

/// A day on a row: how far away it is, what it is and, if there is room for it, when.
struct DDayRow: View {
  let day: CountedDay
  var hasDate = true

  var body: some View {
    GridRow {
      day.countText.bold().widgetAccentable()
      day.titleText.frame(maxWidth: .infinity, alignment: .leading)
      if hasDate {
        date
          .foregroundStyle(.secondary)
          .frame(width: Self.dateWidth, alignment: .trailing)
      }
    }
  }

  /// Twelve columns, in which each date has room.
  private static let dateWidth = 96.0

  private var date: Text {
    day.day.text(day.day.year == day.today.year || day.distance < 365 ? .brief : .long)
  }
}
