import Cells
import FoundationEssentials
import Timelines
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
        status: status, looks: looks, marks: marks, showsPage: showsPage, isBrief: isBrief
      )
      .layoutPriority(1)
    }
    .padding(.trailing, Double(margin) * 8)
  }
}

/// The status in the row above the tiles: looks, or the focused widget's news where all is as usual;
/// what is made up, notices, how many widgets load and fail, and the page.
struct HeaderState: View {
  let status: Status
  let looks: LookStatus
  let marks: Marks
  let showsPage: Bool
  let isBrief: Bool

  var body: some View {
    HStack(spacing: 24) {
      LookText(words: looks.words, changed: looks.changed, marks: marks)
      if looks.words.isEmpty, looks.changed == nil, status.notice == nil, let news = status.news {
        NewsText(news: news, marks: marks)
      }
      if let simulationNotice = status.simulationNotice {
        simulationNotice.text(isBrief: isBrief).foregroundStyle(.secondary)
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

extension SimulationNotice {
  func text(isBrief: Bool) -> Text {
    let name = Text(LocalizedStringKey(name))
    guard let cause, !isBrief else { return name }
    return name + Text(verbatim: " · ") + Text(LocalizedStringKey(cause))
  }
}

/// The status shown around the tiles.
struct Status: Hashable, Sendable {
  let page: Int
  let pageCount: Int
  /// The number of widgets without data yet.
  let loading: Int
  /// The number of widgets whose providers fail.
  let failing: Int
  /// What the focused widget last heard; nil if it fails or hasn't heard anything.
  var news: News?
  /// The key of the notice for the user.
  var notice: String?
  /// What is said of widgets whose content is made up; nil if none is.
  var simulationNotice: SimulationNotice?

  /// The page of all pages, such as `2/3`; nil if there is only one.
  var pageNumber: String? { pageCount > 1 ? "\(page + 1)/\(pageCount)" : nil }
}

/// The time of day, alone in its slot: whatever else stands in its row changes less often.
struct ClockText: View, Equatable {
  var body: some View {
    Text(.currentDate, format: .dateTime.hour().minute()).bold().lineLimit(1)
  }
}

/// The row that begins with the time of day: the place of the clock, and the room beside it.
struct ClockRow: Hashable, Sendable {
  let clock: Rect
  let rest: Rect

  /// A margin makes way for a clock that is too wide for both.
  init(_ row: Rect, margin: Int, clockWidth: Int) {
    let width = min(clockWidth, row.size.width)
    let start = row.origin.x + min(margin, row.size.width - width)
    clock = Rect(x: start, y: row.origin.y, width: width, height: row.size.height)
    let end = clock.columns.upperBound
    rest = Rect(
      x: end, y: row.origin.y, width: row.columns.upperBound - end, height: row.size.height)
  }
}

/// The age of a failing widget's content.
struct AgeText: View {
  /// The date of the last data; nil if none ever arrived.
  let lastNews: Date?

  var body: some View {
    if let date = lastNews {
      Text(
        .currentDate,
        format: .reference(
          to: date, allowedFields: [.day, .hour, .minute], maxFieldCount: 1, thresholdField: .year))
    } else {
      Text("chrome.nothing-yet")
    }
  }
}

/// When a widget last heard something new: the time, or how long ago that was if that wasn't in the
/// last 24 hours.
struct NewsText: View {
  let news: News
  let marks: Marks

  var body: some View {
    HStack {
      Text(verbatim: marks.news)
      if news.isRecent {
        Text(news.date, format: .dateTime.hour().minute())
      } else {
        AgeText(lastNews: news.date)
      }
    }
    .foregroundStyle(.secondary)
  }
}

/// The date of a widget's last good answer.
struct News: Hashable, Sendable {
  let date: Date
  /// Whether it came in the last 24 hours.
  let isRecent: Bool
  /// When that changes.
  var end: Date? { isRecent ? date.addingTimeInterval(Self.recently) : nil }

  init(date: Date, at now: Date) {
    self.date = date
    isRecent = now.timeIntervalSince(date) < Self.recently
  }

  private static let recently: TimeInterval = 86_400
}

extension Color {
  /// The colour for news that requires no action.
  static let warning = Color.orange
}
