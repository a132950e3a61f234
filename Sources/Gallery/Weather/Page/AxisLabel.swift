import FoundationEssentials
import Views
import Weather

/// The position of an hour's label on a row.
struct AxisLabel: Hashable {
  let hour: Forecast.Hour
  let column: Int
  let width: Int
  /// Whether no label fits after it.
  let isLast: Bool

  /// The label's alignment, so that labels at the ends stay inside.
  var side: Alignment { column == 0 ? .leading : isLast ? .trailing : .center }

  /// The labels for marked hours, as many as fit with a gap between them: the selected hour first, then now, then the
  /// others.
  static func row(
    along axis: HourAxis, in columns: Int, width: Int, gap: Int = 0, choosing chosen: Date,
    where isMarked: (Forecast.Hour) -> Bool
  ) -> [AxisLabel] {
    let first = axis.hours.first?.date
    let marked = axis.hours.filter { $0.date == chosen || $0.date == first || isMarked($0) }
    let ranked = marked.sorted { one, other in
      func rank(_ hour: Forecast.Hour) -> Int {
        hour.date == chosen ? 0 : hour.date == first ? 1 : 2
      }
      return (rank(one), one.date) < (rank(other), other.date)
    }
    var labels: [AxisLabel] = []
    for hour in ranked {
      let middle = Int((axis.share(of: hour.date) * Double(columns - 1)).rounded())
      let column = min(max(0, middle - (width - 1) / 2), max(0, columns - width))
      let label = AxisLabel(
        hour: hour, column: column, width: width, isLast: column + width >= columns)
      if labels.allSatisfy({ abs($0.column - column) >= width + gap }) { labels.append(label) }
    }
    return labels
  }
}
