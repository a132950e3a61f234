import Almanac
import Diary
import FoundationEssentials
import Pages
import Store
import Timelines
import WidgetIntents

/// Makes the caffeine page and its settings.
struct CaffeinePageMaker: PageMaker {
  @Dependency private var store: Store
  @Dependency private var now: Now

  func link(of url: URL) -> CaffeineLink? { CaffeineLink(url) }

  func page(behind link: CaffeineLink) throws -> any Page {
    switch link {
    case .day: CaffeinePage(try diary)
    case .settings: CaffeineSettingsPage(intent)
    }
  }

  private var diary: CaffeineDiary {
    get throws {
      let start = CaffeineDiary.start(before: now.zone.civil(at: now.date).day)
      let (drinks, _) = try CaffeineBook(in: store).drinks(since: now.zone.startOfDay(start))
      return CaffeineDiary(drinks, CaffeineSettings(intent), at: now.date, in: now.zone)
    }
  }

  /// The settings of the first caffeine widget; the usual ones if there is none.
  private var intent: CaffeineIntent {
    let widgets = WidgetCenterLink.current?.configurations ?? []
    return widgets.lazy.filter { $0.kind == CaffeineBook.kind }
      .compactMap { $0.widgetConfigurationIntent() }.first ?? CaffeineIntent()
  }
}
