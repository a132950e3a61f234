import Almanac
import Home
import Timelines

@testable import Desk

extension Following {
  /// The changes since the last call, as they would be after a reading of the store.
  mutating func events(kinds: [WidgetKind], in zone: Zone) -> [Event] {
    let written = fileEvents(kinds: kinds, in: zone)
    guard let news = reader?.news(wantingBoard: wantsBoard) else { return written }
    return written + events(of: news, kinds: kinds, in: zone)
  }
}
