import Foundation

extension Date {
  /// A moment far from the start of a day.
  static let noon = Date(timeIntervalSince1970: 1_795_262_400)
}
