package import Almanac

extension Harvest {
  /// The events of an iCalendar file, on the days of a zone. Throws if it is no such file.
  package init(calendar bytes: [UInt8], zone: Zone) throws(LineFault) {
    self.init()
    let calendars = try Component.all(in: bytes)
    guard !calendars.isEmpty else { throw LineFault(1, "this is no calendar.") }
    for calendar in calendars {
      var zones = CalendarZones(own: zone, in: calendar)
      for event in calendar.parts where event.name == "VEVENT" {
        do throws(LineFault) {
          let reader = try EventReader(event, zones: &zones)
          occasions.append(try reader.occasion())
        } catch {
          skipped.append(error)
        }
      }
    }
  }
}
