import Almanac

extension CivilDay {
  init(iso text: String) throws {
    self = try WrittenDate(text).moment.day
  }
}
