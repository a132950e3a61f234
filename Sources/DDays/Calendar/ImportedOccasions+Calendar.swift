package import Almanac

extension ImportedOccasions {
  /// Reads the events of an iCalendar file as days in a zone. Throws if it isn't such a file.
  package init(calendar bytes: [UInt8], zone: Zone) throws(LineFault) {
    self.init()
    let calendars = try Components.all(in: bytes)
    guard !calendars.isEmpty else { throw LineFault(1, "dday.fault.calendar") }
    for calendar in calendars {
      var zones = CalendarZones(own: zone, in: calendar)
      skipped += calendar.faults
      for event in calendar.parts where event.name == Component.event {
        do throws(LineFault) {
          let reader = try EventReader(event, zones: &zones)
          occasions += try reader.occasions()
        } catch {
          skipped.append(error)
        }
      }
    }
    skipped.sort { $0.line < $1.line }
  }
}
