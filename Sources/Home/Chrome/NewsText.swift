import FoundationEssentials
import Views

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
