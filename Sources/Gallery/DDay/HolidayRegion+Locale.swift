import Almanac
import DDays

extension HolidayRegion {
  /// The region whose holidays matter to who uses a language, in the time zone of the system.
  init(of language: Language, in zone: Zone) {
    self = language == .korean || Self.koreanZones.contains(zone.name) ? .korea : .america
  }

  private static let koreanZones: Set = ["Asia/Seoul", "ROK"]
}
