import Views

/// The row above the tiles, beside the clock: day and status.
struct Header: View {
  let status: Status
  let looks: LookStatus
  let marks: Marks
  let showsPage: Bool
  let isLocked: Bool
  /// The margin in columns.
  let margin: Int

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(showsDay: true, isBrief: false)
      row(showsDay: true, isBrief: true)
      row(showsDay: false, isBrief: true)
      Spacer(minLength: 0)
    }
    .lineLimit(1)
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
      state(isBrief: isBrief).layoutPriority(1)
    }
    .padding(.trailing, Double(margin) * 8)
  }

  private func state(isBrief: Bool) -> some View {
    HStack(spacing: 24) {
      if isLocked {
        HStack {
          Text(verbatim: marks.locked)
          Text(isBrief ? "chrome.locked" : "chrome.locked.until")
        }
        .bold()
      }
      LookText(
        words: looks.words.isEmpty && !isBrief ? [looks.usualWord] : looks.words, marks: marks)
      if let notice = status.notice {
        HStack {
          Text(verbatim: marks.failing)
          Text(LocalizedStringKey(notice))
        }
        .foregroundStyle(Color.warning)
      }
      if status.loading > 0 {
        count(status.loading, of: isBrief ? nil : "chrome.loading", marks.loading)
          .foregroundStyle(.secondary)
      }
      if status.failing > 0 {
        count(status.failing, of: isBrief ? nil : "chrome.failing", marks.failing)
          .foregroundStyle(Color.warning)
      }
      if showsPage, let number = status.pageNumber {
        Text(verbatim: number).foregroundStyle(.secondary)
      }
    }
  }

  private func count(_ count: Int, of name: LocalizedStringKey?, _ mark: String) -> some View {
    HStack {
      Text(verbatim: mark)
      if let name { Text(name) }
      Text(verbatim: "\(count)")
    }
  }
}
