import Almanac
import DDays
import FoundationEssentials
import Pages
import Store
import System
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

/// A link to the import of a file.
enum ImportLink: Hashable {
  /// Asks for the path.
  case new
  /// The preview of a file.
  case file(String)
  /// Asks for the path, of which a part is typed that is to be completed.
  case completing(String)

  private static let place = "widgetty://dday/import"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let parts = text.dropFirst(Self.place.count).split(
      separator: "/", omittingEmptySubsequences: false)
    let path = parts.last.map { String(decoding: $0.utf8.unescaped, as: UTF8.self) } ?? ""
    switch (parts.first, parts.count, parts.dropFirst().first) {
    case ("", 1, _): self = .new
    case ("", 3, "file"): self = .file(path)
    case ("", 3, "completing"): self = .completing(path)
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .new: URL(string: Self.place)
    case .file(let path): URL(string: "\(Self.place)/file/\(path.inURL)")
    case .completing(let path): URL(string: "\(Self.place)/completing/\(path.inURL)")
    }
  }
}
