package import FoundationEssentials

extension Reel {
  /// How relevant an entry is at a date, against the highest score of those dated within a day: above 0,
  /// at most 1; nil if it isn't relevant.
  ///
  /// Scores are on a widget's own scale, so they can't be compared with another widget's.
  package func weight(of entry: Int, at date: Date, within day: Range<Date>) -> Double? {
    guard let own = relevance(of: entry), own.score > 0, own.score.isFinite,
      own.duration <= 0 || date < self.date(of: entry) + own.duration
    else { return nil }
    let highest = (0..<count).filter { day.contains(self.date(of: $0)) }
      .compactMap { relevance(of: $0)?.score }.filter(\.isFinite).max()
    return Double(own.score / max(own.score, highest ?? own.score))
  }
}
