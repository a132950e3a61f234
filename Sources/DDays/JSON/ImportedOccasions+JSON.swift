import System
package import Almanac
import FoundationEssentials

extension ImportedOccasions {
  /// Reads the objects of a JSON file. Throws if it isn't such a file.
  package init(json bytes: [UInt8]) throws(LineFault) {
    self.init()
    let decoder = JSONDecoder()
    for (line, bytes) in try JSONElements.all(in: bytes) {
      do {
        let record = try decoder.decode(OccasionRecord.self, from: Data(bytes))
        occasions.append(try record.occasion())
      } catch {
        skipped.append(LineFault(line, RecordFault(error).reason))
      }
    }
  }

  /// Reads a JSON or iCalendar file, in UTF-8 or UTF-16, depending on how it starts.
  package init(_ bytes: [UInt8], zone: Zone) throws(LineFault) {
    let bytes = bytes.fromUTF16 ?? bytes
    let first = bytes.drop { $0.isBlank || 10...13 ~= $0 || $0 > 0x7F }.first
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
      try self.init(json: bytes)
    } else {
      try self.init(calendar: bytes, zone: zone)
    }
  }
}
