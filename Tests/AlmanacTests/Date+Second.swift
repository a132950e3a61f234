import Foundation

extension Date {
  init(second: Int) {
    self.init(timeIntervalSince1970: Double(second))
  }

  /// The latest date before this one.
  var previous: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown)
  }
}
