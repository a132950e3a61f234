import Almanac
import Foundation
import Timelines

extension TimelineProviderContext {
  static func sample(_ family: WidgetFamily = .systemSmall) -> TimelineProviderContext {
    TimelineProviderContext(
      family: family, date: Date(timeIntervalSince1970: 1_795_221_660), zone: .utc)
  }
}
