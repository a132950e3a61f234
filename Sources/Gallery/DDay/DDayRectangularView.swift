import DDays
import Views

/// A D-Day's title, count and date above its progress, on a few rows; where there is room, the count is
/// large.
struct DDayRectangularView: View {
  let day: CountedDay
  /// The milestone to show instead of the date; nil for the date.
  var milestone: Milestone?

  var body: some View {
    ViewThatFits(in: .vertical) {
      large(48, rows: 4, gap: 17)
      large(36, rows: 3, gap: 0)
      RowsThatFit(2...4) {
        rows($0)
      } rest: {
        DDayInlineView(day: day)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .accessibilityLabel(milestone.map(day.reading) ?? day.reading)
  }

  private func large(_ size: Double, rows: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      CountNumeral(day: day, size: size)
        .frame(height: rows * 17, alignment: .topLeading)
        .padding(.bottom, gap)
        .widgetAccentable()
      DayBar(share)
      HStack(spacing: 8) {
        DayTitle(day: day).font(.headline)
        Spacer(minLength: 0)
        briefNote.foregroundStyle(.secondary).layoutPriority(1)
      }
    }
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DayTitle(day: day).font(.headline).widgetAccentable()
      day.countText
        .bold()
        .contentTransition(.numericText(value: Double(day.distance)))
      if count > 2 {
        ViewThatFits(in: .horizontal) {
          if let milestone { milestone.text(on: day.today) } else { day.note }
          briefNote
        }
        .foregroundStyle(.secondary)
      }
      if count > 3 { DayBar(share) }
    }
  }

  private var briefNote: Text { milestone?.briefText(on: day.today) ?? day.briefNote }

  private var share: Double {
    milestone.map { day.occasion.share(of: $0, on: day.today) } ?? day.share
  }
}
