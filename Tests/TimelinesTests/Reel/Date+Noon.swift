import Foundation

extension Date {
  /// A moment that is far from the starts of days.
  static let noon = Date(timeIntervalSince1970: 1_795_262_400)
}
