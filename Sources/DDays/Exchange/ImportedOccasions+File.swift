package import Almanac
import System

extension ImportedOccasions {
  /// Reads a JSON or iCalendar file. Throws if it can't be read, or is neither.
  package init(ofFile path: String, zone: Zone) throws(CalendarFault) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try WholeFile.bytes(at: path, upTo: Bound.importFile.greatest)
    } catch {
      throw CalendarFault(error)
    }
    do throws(LineFault) {
      try self.init(bytes, zone: zone)
    } catch {
      throw CalendarFault(error)
    }
  }
}
