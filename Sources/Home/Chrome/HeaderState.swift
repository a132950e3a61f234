import Views

/// The status in the row above the tiles: looks, or the focused widget's news where all is as usual;
/// notices, how many widgets load and fail, and the page.
struct HeaderState: View {
  let status: Status
  /// The words for the active looks.
  let words: [LookWord]
  let marks: Marks
  let showsPage: Bool
  let isBrief: Bool

  var body: some View {
    HStack(spacing: 24) {
      LookText(words: words, marks: marks)
      if words.isEmpty, status.notice == nil, let news = status.news {
        NewsText(news: news, marks: marks)
      }
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
        PageNumber(number: number, status: status)
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
