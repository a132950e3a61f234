import Pages
import Views

/// The steps page, with a layout for each kind of screen.
struct StepsPageView: View {
  let page: StepsPage
  let room: PageRoom

  var body: some View {
    content
      .lineLimit(1)
      .frame(width: .columns(room.columns), height: .rows(room.rows), alignment: .topLeading)
  }

  @ViewBuilder private var content: some View {
    switch (room.columns, room.rows) {
    case (96..., 28...): wide
    case (66..., 14...):
      HStack(alignment: .top, spacing: 16) {
        TodayCard(years: page.years, room: CardRoom(columns: 26, rows: room.rows, padding: 0))
        PeriodCard(
          page: page, kind: page.kind,
          room: CardRoom(columns: room.columns - 28, rows: room.rows, padding: 0))
      }
    case (24..., 9...):
      VStack(alignment: .leading, spacing: 17) {
        TodayLines(years: page.years, count: 2)
        PeriodCard(
          page: page, kind: page.kind,
          room: CardRoom(columns: room.columns, rows: room.rows - 3, padding: 0))
      }
    default: TodayLines(years: page.years, count: room.rows)
    }
  }

  private var wide: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 17) {
        TodayCard(
          years: page.years, room: CardRoom(columns: leftColumns, rows: room.rows - figureRows - 1))
        StepFiguresCard(
          years: page.years, room: CardRoom(columns: leftColumns, rows: figureRows))
      }
      VStack(alignment: .leading, spacing: 17) {
        ForEach(Array(StepPeriod.Kind.allCases.enumerated()), id: \.offset) { index, kind in
          PeriodCard(
            page: page, kind: kind, marksFocus: true,
            room: CardRoom(columns: room.columns - leftColumns - 2, rows: thirds[index]))
        }
      }
    }
  }

  private var leftColumns: Int { room.columns >= 150 ? 44 : 38 }
  private var figureRows: Int { room.rows >= 34 ? 16 : 8 }
  private var thirds: [Int] { room.rows.split(into: 3, gap: 1) }
}
