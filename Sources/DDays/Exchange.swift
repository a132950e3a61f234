package import Almanac
package import FoundationEssentials
import System

/// A fault in a file, and its line.
package struct LineFault: Error, Hashable, Sendable {
  package let line: Int
  package let reason: Phrase
  /// The title of the event that is left out; empty if it has none.
  package private(set) var title = ""
  /// How many things are left out.
  package private(set) var count = 1

  init(_ line: Int, _ reason: Phrase) {
    (self.line, self.reason) = (line, reason)
  }

  init(_ line: Int, _ key: String, _ values: String...) {
    self.init(line, Phrase(key, filledWith: values))
  }

  /// The event in quotes, without what steers a terminal; nil if it has no title.
  package var subject: String? { title.isEmpty ? nil : title.brief }

  func titled(_ title: String) -> LineFault {
    var fault = self
    fault.title = title
    return fault
  }

  func counting(_ count: Int) -> LineFault {
    var fault = self
    fault.count = count
    return fault
  }
}

extension [LineFault] {
  /// How many things are left out.
  package var leftOut: Int { reduce(0) { $0 + $1.count } }
}

extension LineFault: CustomStringConvertible {
  package var description: String {
    "\(line): \(title.isEmpty ? "" : "\(title): ")\(reason)"
  }
}

/// The occasions read from a file, and the faults that were skipped.
package struct ImportedOccasions: Hashable, Sendable {
  /// The calendar's own name; nil if it has none.
  package internal(set) var name: String?
  package internal(set) var occasions: [Occasion] = []
  package internal(set) var skipped: [LineFault] = []
}

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

/// What an import would add, and what it would leave out and why.
package struct ImportPreview: Hashable, Sendable {
  /// The reason why something is left out.
  package enum Reason: Hashable, Sendable {
    /// It is there already.
    case known
    /// It is there already, with other days, and stays as it is.
    case changed
    /// It is in Recently Deleted.
    case removed
    case fault(LineFault)
  }

  package struct Omission: Hashable, Sendable {
    /// The title; empty if it has none.
    package let title: String
    package let reason: Reason
  }

  package private(set) var coming: [Occasion] = []
  package private(set) var omitted: [Omission] = []

  /// Compares what was read with what a book has.
  package init(_ imported: ImportedOccasions, into book: DDayBook) throws {
    var known = Dictionary(
      try book.ddays().map { ($0.occasion.uid, $0.occasion.rule.start) }
    ) { first, _ in first }
    let removed = Set(try book.removedDDays().map(\.occasion.uid))
    for occasion in imported.occasions {
      if let start = known[occasion.uid] {
        let reason = start == occasion.rule.start ? Reason.known : .changed
        omitted.append(Omission(title: occasion.title, reason: reason))
      } else if removed.contains(occasion.uid) {
        omitted.append(Omission(title: occasion.title, reason: .removed))
      } else {
        coming.append(occasion)
        known[occasion.uid] = occasion.rule.start
      }
    }
    omitted += imported.skipped.map { Omission(title: $0.title, reason: .fault($0)) }
  }
}
