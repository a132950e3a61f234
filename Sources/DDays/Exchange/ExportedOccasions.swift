import Almanac
import System
package import FoundationEssentials

/// D-Days as a file holds them, in JSON or in iCalendar.
package struct ExportedOccasions: Hashable, Sendable {
  package let text: String

  package init(_ occasions: [Occasion], asJSON isJSON: Bool, at date: Date) throws {
    text =
      isJSON
      ? try JSONText.text(occasions.map(OccasionRecord.init))
      : CalendarText(occasions, at: Zone.utc.civil(at: date)).text
  }

  /// Writes a file; throws if there is one at its path that isn't to be replaced.
  package func write(to path: String, replacing: Bool) throws(CalendarFault) {
    guard replacing || FileState(path: path) == nil else {
      throw CalendarFault("dday.export.known")
    }
    do throws(FileError) {
      try DurableFile(path: path).write(Array(text.utf8), mode: 0o666)
    } catch {
      throw CalendarFault("dday.export.unwritable %@", error.description)
    }
  }
}
