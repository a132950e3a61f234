import Almanac
import Assets

extension DateWriter {
  static func korean(_ zone: Zone = .utc, _ cycle: HourCycle = .twentyFour) throws -> DateWriter {
    try DateWriter(.koreanStrings, zone, cycle)
  }

  static func english(_ zone: Zone = .utc, _ cycle: HourCycle = .twentyFour) throws -> DateWriter {
    try DateWriter(.englishStrings, zone, cycle)
  }

  private init(_ strings: Asset, _ zone: Zone, _ cycle: HourCycle) throws {
    let table = try StringTable(strings.text)
    self.init(wording: try Wording(table: table.entries), zone: zone, hourCycle: cycle)
  }
}
