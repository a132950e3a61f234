import Almanac
import Views

/// A day on a row: how far away it is, what it is and, if there is room for it, when.
struct DDayRow: View {
  let day: CountedDay
  var hasDate = true

  var body: some View {
    GridRow {
      day.countText.bold().widgetAccentable()
      linkedTitle
      if hasDate {
        date
          .foregroundStyle(.secondary)
          .frame(width: Self.dateWidth, alignment: .trailing)
      }
    }
  }

  /// A hit leads to this day, and not to the first.
  @ViewBuilder private var linkedTitle: some View {
    if let url = day.url {
      Link(destination: url) { title }
    } else {
      title
    }
  }

  private var title: some View {
    day.titleText.frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Twelve columns, in which each date has room.
  private static let dateWidth = 96.0

  private var date: Text {
    day.day.text(day.day.year == day.today.year || day.distance < 365 ? .brief : .long)
  }
}
