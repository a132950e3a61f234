import Pages
import Views

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
          status: status, words: looks.words, marks: marks, showsPage: false, isBrief: isBrief
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
