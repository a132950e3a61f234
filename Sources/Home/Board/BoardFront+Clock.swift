import Almanac
import Cells
import Layout

extension BoardFront {
  /// The row with the clock; nil if there is no room for it.
  func clockRow(in context: FrontContext) -> ClockRow? {
    let plan = context.board.plan
    return plan.clockRow.map {
      ClockRow($0, margin: plan.clockMargin, clockWidth: clockWidth(in: context))
    }
  }

  /// The columns of the longest times before and after noon, so that no hour moves what stands beside
  /// the clock.
  private func clockWidth(in context: FrontContext) -> Int {
    let clock = context.archived(ClockText()).content
    let widths = [10, 22].map { hour in
      let date = context.zone.date(of: CivilMoment(seconds: hour * 3600))
      return clock.size(in: context.presentation.at(date).surroundings).width
    }
    return widths.max() ?? 0
  }
}
