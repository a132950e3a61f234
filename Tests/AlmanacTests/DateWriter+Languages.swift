import Almanac
import System

extension DateWriter {
  static func korean(_ zone: Zone = .utc, _ cycle: HourCycle = .twentyFour) throws -> DateWriter {
    try DateWriter(.koreanStrings, zone, cycle)
  }

  static func english(_ zone: Zone = .utc, _ cycle: HourCycle = .twentyFour) throws -> DateWriter {
    try DateWriter(.englishStrings, zone, cycle)
  }

  private init(_ strings: Asset, _ zone: Zone, _ cycle: HourCycle) throws {
    self.init(wording: try Wording(table: strings.strings), zone: zone, hourCycle: cycle)
  }
}
