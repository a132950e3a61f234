import Almanac
import System
package import FoundationEssentials
import Store

extension CalendarBook {
  /// A calendar's file as it is now.
  package func reading(ofFile path: String) throws(CalendarFault) -> CalendarReading {
    let mark = mark(ofFile: path)
    return try CalendarReading(bytes(ofFile: path), zone: zone, mark: mark)
  }

  private func bytes(ofFile path: String) throws(CalendarFault) -> [UInt8] {
    do throws(FileError) {
      return try WholeFile.bytes(at: path, upTo: Bound.importFile.greatest)
    } catch {
      throw CalendarFault(error)
    }
  }

  /// Reads the files anew that differ from when they were last read, in the store's own time. What
  /// the store doesn't take stays as it was. `note` hears of every file, before it is read.
  package func catchUp(at date: Date, reading note: (String) -> Void = { _ in }) {
    for calendar in (try? calendars()) ?? [] {
      guard case .file(let path) = calendar.source else { continue }
      note(path)
      try? catchUp(calendar, with: path, at: date)
    }
  }

  private func catchUp(_ calendar: FollowedCalendar, with path: String, at date: Date) throws {
    let mark = mark(ofFile: path)
    guard mark != calendar.mark else { return }
    do {
      try take(try reading(ofFile: path), of: calendar.id, at: date)
    } catch let fault as CalendarFault {
      _ = try self.note(fault, of: calendar, mark: mark, at: date)
    }
  }

  /// Replaces the D-Days of a calendar, unless nobody follows it any more.
  @discardableResult
  func take(
    _ reading: CalendarReading, of id: FollowedCalendar.ID, at date: Date
  ) throws -> CalendarNews? {
    try store.change { change in
      guard let calendar = try change.contents.calendar(id) else { return nil }
      let news = try take(reading, of: calendar, at: date, in: change)
      if news.isDifferent || !calendar.fault.isEmpty {
        try change.requestReloadOfDays()
      }
      return news
    }
  }

  /// What tells the state of a file, in a zone: its days may differ in another.
  private func mark(ofFile path: String) -> String {
    "\(zone.name)\n\(FileState(path: path)?.mark ?? "")"
  }
}

extension CalendarFault {
  init(_ error: FileError) {
    switch error {
    case _ where error.isMissing: self.init("calendar.fault.gone")
    case .tooLarge(let most): self.init("calendar.fault.large %lld", "\(most >> 20)")
    default: self.init("calendar.fault.file %@", error.description)
    }
  }
}
