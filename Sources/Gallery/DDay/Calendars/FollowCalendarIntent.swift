import DDays
import System
import Store
import Timelines
import WidgetIntents

/// Follows a calendar at a path or an address, or reads one anew that is followed already.
struct FollowCalendarIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.calendars.follow"

  @Parameter(title: "dday.calendars.prompt")
  var address: String

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var home: HomeFolder
  @Dependency private var asker: CalendarAsker

  init() {}

  init(_ address: String) {
    self.address = address
  }

  func perform() async throws -> some IntentResult {
    let address = try CalendarAddress(home.absolute(address), from: home.path ?? "/")
    let book = CalendarBook(in: store, zone: now.zone)
    _ = try book.follow(address, named: nil, group: nil, at: now.date) {
      switch address {
      case .file(let path): try book.reading(ofFile: path)
      case .web(let url): try book.reading(ofWeb: url, by: asker)
      }
    }
    return .result()
  }
}
