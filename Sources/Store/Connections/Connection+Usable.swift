import FoundationEssentials

extension Connection {
  func usable(_ number: Double) throws(StoreError) -> Double {
    guard number.isFinite else { throw StoreError(path: path, .unfit("\(number) is no number")) }
    return number
  }

  func usable(_ date: Date) throws(StoreError) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else {
      throw StoreError(path: path, .unfit("a date is none"))
    }
    return date
  }
}
