import Almanac
import Views

/// A D-Day on one row: its count, its title and, if there is room, its date.
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

  /// The title, linked to this D-Day instead of the widget's first.
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

  /// The width of a date: as many columns as `2026. 11. 21.` has.
  private static let dateWidth = 104.0

  private var date: Text {
    day.day.text(day.day.year == day.today.year || day.distance < 365 ? .brief : .long)
  }
}
