import Almanac
import DDays

extension ImportedOccasions {
  /// Imports a calendar whose text has plain line ends.
  init(text: String, zone: String = "Asia/Seoul") throws {
    try self.init(
      calendar: Array(text.replacing("\n", with: "\r\n").utf8), zone: Zone(named: zone))
  }
}
