import Views

/// The row above the tiles, beside the clock: day and status.
struct Header: View, Equatable {
  let status: Status
  let looks: LookStatus
  let marks: Marks
  let showsPage: Bool
  /// The margin in columns.
  let margin: Int

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(showsDay: true, isBrief: false)
      row(showsDay: true, isBrief: true)
      row(showsDay: false, isBrief: true)
      notice
    }
    .lineLimit(1)
  }

  /// A long notice alone, as far as there is room.
  private var notice: some View {
    HStack {
      Spacer(minLength: 8)
      if let notice = status.notice {
        Text(verbatim: marks.failing)
        Text(LocalizedStringKey(notice))
      }
    }
    .foregroundStyle(Color.warning)
    .padding(.trailing, Double(margin) * 8)
  }

  private func row(showsDay: Bool, isBrief: Bool) -> some View {
    HStack(spacing: 0) {
      if showsDay {
        Text(.currentDate, format: .dateTime.month().day().weekday())
          .foregroundStyle(.secondary)
          .padding(.leading, 16)
          .layoutPriority(1)
      }
      Spacer(minLength: 16)
      HeaderState(
        status: status, words: looks.words, marks: marks, showsPage: showsPage, isBrief: isBrief
      )
      .layoutPriority(1)
    }
    .padding(.trailing, Double(margin) * 8)
  }
}
