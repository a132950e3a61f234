import DDays
import Views

/// A D-Day's title, count and date above its progress, on a few rows.
struct DDayRectangularView: View {
  let day: CountedDay
  /// The milestone to show instead of the date; nil for the date.
  var milestone: Milestone?

  var body: some View {
    RowsThatFit(2...4) {
      rows($0)
    } rest: {
      DDayInlineView(day: day)
    }
    .lineLimit(1)
    .accessibilityLabel(milestone.map(day.reading) ?? day.reading)
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DayTitle(day: day).font(.headline).widgetAccentable()
      day.countText
        .bold()
        .contentTransition(.numericText(value: Double(day.distance)))
      if count > 2 {
        ViewThatFits(in: .horizontal) {
          if let milestone {
            milestone.text(on: day.today)
            milestone.briefText(on: day.today)
          } else {
            day.note
            day.briefNote
          }
        }
        .foregroundStyle(.secondary)
      }
      if count > 3 { DayBar(share) }
    }
  }

  private var share: Double {
    milestone.map { day.occasion.share(of: $0, on: day.today) } ?? day.share
  }
}
