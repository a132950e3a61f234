import Almanac
import DDays
import System
import FoundationEssentials
import Pages
import Store
import Timelines
import WidgetIntents

/// Makes the page on which a file is imported.
struct ImportPageMaker: PageMaker {
  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var home: HomeFolder

  func link(of url: URL) -> ImportLink? { ImportLink(url) }

  func page(behind link: ImportLink) throws -> any Page { try page(link) }

  func page(_ link: ImportLink) throws -> ImportPage {
    let today = now.zone.civil(at: now.date).day
    switch link {
    case .new: return ImportPage(on: today)
    case .completing(let path):
      return ImportPage(
        on: today, typing: path, completing: PathCompletion(of: path, home: home.path))
    case .file(let typed): return try preview(of: typed, on: today)
    }
  }

  private func preview(of typed: String, on today: CivilDay) throws -> ImportPage {
    let path = home.absolute(typed.trimmed)
    do {
      let imported = try ImportedOccasions(ofFile: path, zone: now.zone)
      return ImportPage(
        of: typed, at: path, try ImportPreview(imported, into: DDayBook(in: store)), on: today)
    } catch let fault as CalendarFault {
      return ImportPage(of: typed, fault: fault.localizedStringResource, on: today)
    }
  }
}
