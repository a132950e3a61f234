import Almanac
import DDays
import Views

/// The twelve months from this one on as a line, with a mark for each D-Day.
struct YearStrip: View {
  let today: CivilDay
  let days: [CivilDay]
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PartedLine(
        thirds.map { ChartSpan(from: Double($0) / 36, to: Double($0 + 1) / 36) }
      )
      .foregroundStyle(.primary)
      .widgetAccentable()
      ViewThatFits(in: .horizontal) {
        labels(each: 1)
        labels(each: 3)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .accessibilityLabel(reading)
  }

  /// The text to read out; the months on the scale would be read as bare numbers.
  private var reading: LocalizedStringKey {
    let key = "date.month.\(start.month).wide"
    let month = Text(LocalizedStringKey(key))
    return "dday.year \(String(start.year)) \(month) \(shown.count)"
  }

  private func labels(each step: Int) -> some View {
    quarters(of: 12 / step) { label(month: $0 * step) }
  }

  /// The year in equal parts; columns left over are spread over the quarters.
  private func quarters(of count: Int, @ViewBuilder _ part: @escaping (Int) -> some View)
    -> some View
  {
    HStack(spacing: 0) {
      ForEach(0..<4) { quarter in
        HStack(spacing: 0) {
          ForEach(quarter * count / 4..<(quarter + 1) * count / 4) { number in
            HStack(spacing: 0) {
              part(number)
              Spacer(minLength: 0)
            }
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  private func label(month: Int) -> some View {
    let key = "date.month.\(start.adding(months: month).month).abbreviated"
    return Text(LocalizedStringKey(key))
      .frame(minWidth: 40, alignment: .leading)
  }

  private var start: CivilDay {
    CivilDay(year: today.year, month: today.month, day: 1) ?? today
  }

  /// The days shown: from today on, within the year.
  private var shown: Set<CivilDay> {
    guard !redactionReasons.hideWhatIsKnown else { return [] }
    return Set(days.filter { today <= $0 && $0 < start.adding(months: 12) })
  }

  /// The thirds of months that contain a day.
  private var thirds: [Int] {
    Set(
      shown.map { day in
        let month = (day.year - start.year) * 12 + day.month - start.month
        return month * 3 + min(2, (day.day - 1) / 10)
      }
    ).sorted()
  }
}

/// A coming milestone: its distance, and the progress towards it.
struct MilestoneRow: View {
  let day: CountedDay
  let milestone: Milestone

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        milestone.text.font(.headline)
        Spacer(minLength: 0)
        milestone.countText(from: day.today).font(.caption).foregroundStyle(.secondary)
      }
      DayBar(day.occasion.share(of: milestone, on: day.today))
    }
  }
}

/// The next milestone and its D-Day; empty if there is none.
struct NextMilestone: View {
  let day: CountedDay?

  var body: some View {
    if let day, let text = day.milestoneText {
      ViewThatFits(in: .horizontal) {
        day.titleText + Text(verbatim: " · ") + text
        text
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
    }
  }
}
