import Pages
import Views
import WidgetIntents

/// The page of days: the list and, if there is room, the focused day beside it.
struct DaysPageView: View {
  let page: DaysPage
  let plan: DaysPlan

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      listed
      if plan.isBroad { DaysSide(page: page, plan: plan) }
    }
    .frame(width: .columns(plan.columns), height: .rows(plan.rows), alignment: .topLeading)
  }

  private var listed: some View {
    VStack(alignment: .leading, spacing: plan.isAiry ? 17 : 0) {
      if plan.hasSearch {
        LineView(page.list, .search, prompt: "dday.page.search", columns: plan.listColumns)
      }
      if page.list.sections.isEmpty {
        empty.frame(height: .rows(plan.listRows), alignment: .topLeading)
      } else {
        ListView(page.list, columns: plan.listColumns, rows: plan.listRows) { id, isFolded in
          DaysHeading(section: .init(id), page: page, isFolded: isFolded)
        } row: { id, isFocused in
          if let item = page.days.items[id] {
            DaysRow(item: item, columns: plan.listColumns, isFocused: isFocused)
          }
        }
      }
      if plan.hasButtons {
        foot.frame(
          width: .columns(plan.listColumns), height: .rows(plan.buttonRows),
          alignment: .bottomLeading)
      }
    }
    .lineLimit(1)
    .padding(.horizontal, plan.hasCard ? 16 : 0)
    .padding(.vertical, plan.hasCard ? 17 : 0)
    .frame(width: .columns(plan.cardColumns), alignment: .topLeading)
    .background(
      Color.primary.opacity(plan.hasCard ? 0.06 : 0), in: RoundedRectangle(cornerRadius: 20))
  }

  private var empty: some View {
    Text(page.list.query.isEmpty ? "dday.page.none" : "dday.page.nothing")
      .foregroundStyle(.secondary)
  }

  /// Why the last key did nothing, or the buttons.
  @ViewBuilder private var foot: some View {
    if let refusal = page.refusal {
      Text(refusal).foregroundStyle(.orange)
    } else {
      DaysButtons(page: page, rows: plan.buttonRows)
    }
  }
}
