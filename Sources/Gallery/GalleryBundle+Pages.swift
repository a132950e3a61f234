package import FoundationEssentials
package import Pages
import DDays
import Intents
import Store
import Timelines

extension GalleryBundle {
  /// Whether a URL has a page.
  package static func hasPage(behind url: URL) -> Bool {
    DDayLink(url) != nil || WeatherLink(url) != nil
  }

  /// The page behind a URL with current data; nil if there is none.
  package static func page(behind url: URL) throws -> (any Page)? {
    if let link = WeatherLink(url) { return try WeatherDesk().page(link) }
    return try DDayLink(url).map { try DDayShelf().editor($0) }
  }
}
