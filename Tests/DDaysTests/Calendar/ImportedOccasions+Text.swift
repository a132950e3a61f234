import Almanac
import DDays

extension ImportedOccasions {
  /// Of a calendar that is written with plain ends of lines.
  init(text: String, zone: String = "Asia/Seoul") throws {
    try self.init(
      calendar: Array(text.replacing("\n", with: "\r\n").utf8), zone: Zone(named: zone))
  }
}
