import Boards
import Cast
import Cells
import Layout
import Pages
import Timelines
import Views
import WidgetIntents

extension BoardFront {
  /// What surrounds the tiles of Today View, besides clock and footer.
  func todayChrome(
    _ status: Status, beside row: ClockRow?, in context: FrontContext
  ) -> [Slot] {
    let plan = context.board.plan
    guard let today = plan.today else { return [] }
    let header = row.flatMap { row in
      plan.header == nil ? nil : self.header(status, in: row.rest, context)
    }
    let day = today.day.map { place in
      Slot(SlotID("day"), .chrome(context.archived(TodayRow(news: news(in: context)))), in: place)
    }
    return [header, day, context.scrollBar(of: plan)].compactMap(\.self)
  }

  private func header(_ status: Status, in row: Rect, _ context: FrontContext) -> Slot {
    let width = context.archived(Text("today.title").bold()).content
      .size(in: context.presentation.surroundings).width
    var status = status
    status.notice = status.notice ?? context.board.focus.flatMap(context.actionFault)?.words.key
    let view = TodayHeader(
      status: status,
      looks: LookStatus(
        of: context.presentation, in: .todayView, changed: context.messages.look),
      marks: context.marks,
      lead: max(2, (context.size.width - width) / 2 - row.origin.x),
      margin: context.board.plan.chromeMargin)
    return Slot(SlotID("header"), .chrome(context.archived(view)), in: row)
  }

  /// What the row below a tile says on the Home Screen, if there is anything besides the name.
  private func news(in context: FrontContext) -> NameRow? {
    guard let focus = context.board.focus else { return nil }
    let row = nameRow(of: focus, in: context)
    let isFailing = row.reloadStatus?.isFailing ?? false
    return row.actionFault == nil && row.reply == nil && !isFailing ? nil : row
  }

  /// Leads from the first page of the Home Screen to Today View on its left, and back; nil if there is
  /// a widget in that direction.
  func leave(towards direction: Direction, in context: FrontContext) -> FrontStep? {
    let board = context.board
    let isAtEnd = board.index.map { board.plan.board.neighbor(of: $0, towards: direction) == $0 }
    guard isAtEnd ?? true else { return nil }
    switch (place, direction) {
    case (.home, .left): return .open(BoardFront(place: .today))
    case (.today, .right): return .close()
    default: return nil
    }
  }
}

extension FrontContext {
  /// The bar beside tiles that are scrolled; nil if all are in sight.
  func scrollBar(of plan: ScreenPlan) -> Slot? {
    guard let bar = plan.today?.bar, let thumb = plan.today?.thumb else { return nil }
    let view = ScrollBar(rows: bar.size.height, thumb: thumb, marks: marks)
    return Slot(SlotID("bar"), .chrome(archived(view)), in: bar)
  }
}

/// The row above Today View, beside the clock: its name in the middle, status, and the way home.
struct TodayHeader: View, Equatable {
  let status: Status
  let looks: LookStatus
  let marks: Marks
  /// The columns before the name.
  let lead: Int
  /// The margin in columns.
  let margin: Int

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(isBrief: false, showsState: true)
      row(isBrief: true, showsState: true)
      row(isBrief: true, showsState: false)
      Spacer(minLength: 0)
    }
    .lineLimit(1)
  }

  private func row(isBrief: Bool, showsState: Bool) -> some View {
    HStack(spacing: 0) {
      Text("today.title").bold().fixedSize().padding(.leading, Double(lead) * 8)
        .layoutPriority(1)
      Spacer(minLength: 16)
      if showsState {
        HeaderState(
          status: status, looks: looks, marks: marks, showsPage: false, isBrief: isBrief
        )
        .layoutPriority(1)
      }
      WayHome(marks: marks).padding(.leading, 16).layoutPriority(1)
    }
    .padding(.trailing, Double(margin) * 8)
  }
}

/// The way from Today View to the Home Screen, which lies right of it.
struct WayHome: View {
  let marks: Marks

  var body: some View {
    if let url = KeyLink(to: .go(.home)).url {
      Link(destination: url) {
        HStack(spacing: 8) {
          Text("today.home").bold()
          Text(verbatim: marks.onward).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// The date above the tiles, and what there is to say of the focused widget.
struct TodayRow: View, Equatable {
  /// Nil if there is nothing to say.
  let news: NameRow?

  var body: some View {
    HStack(spacing: 16) {
      Text(.currentDate, format: .dateTime.month().day().weekday(.wide)).bold().layoutPriority(1)
      Spacer(minLength: 0)
      if let news { news }
    }
    .lineLimit(1)
  }
}

/// A bar that shows which part of the rows is in sight.
struct ScrollBar: View, Equatable {
  let rows: Int
  let thumb: Range<Int>
  let marks: Marks

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows) { row in
        Text(verbatim: thumb.contains(row) ? marks.thumb : marks.track)
          .foregroundStyle(
            thumb.contains(row) ? HierarchicalShapeStyle.primary : .tertiary)
      }
    }
  }
}
