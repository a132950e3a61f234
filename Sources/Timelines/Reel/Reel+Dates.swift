package import FoundationEssentials

extension Reel {
  /// The index of the last entry not later than `date`; nil if there is none.
  package func entry(at date: Date) -> Int? {
    let next = firstEntry(after: date)
    return next > 0 ? next - 1 : nil
  }

  /// The date of the first entry after `date`; nil if there is none.
  package func next(after date: Date) -> Date? {
    let entry = firstEntry(after: date)
    guard entry < count else { return nil }
    let next = self.date(of: entry)
    // An author may compute dates, which can then differ each time.
    return next > date ? next : nil
  }

  package var lastDate: Date? {
    count > 0 ? date(of: count - 1) : nil
  }

  private func firstEntry(after date: Date) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self.date(of: middle) <= date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
