import Almanac
import FoundationEssentials
import Timelines

extension Zone {
  static func seoul() throws -> Zone { try Zone(named: "Asia/Seoul") }

  func date(_ text: String) throws -> Date { try WrittenDate(text).date(in: self) }
}

extension TimelineProviderContext {
  static func test(
    _ date: String, in name: String = "Asia/Seoul", isPreview: Bool = false
  ) throws -> TimelineProviderContext {
    let zone = try Zone(named: name)
    return TimelineProviderContext(
      family: .systemSmall, isPreview: isPreview, date: try zone.date(date), zone: zone)
  }
}
