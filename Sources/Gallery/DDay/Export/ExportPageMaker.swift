import System
import Pages
import FoundationEssentials
import WidgetIntents

/// Makes the page on which all D-Days are exported.
struct ExportPageMaker: PageMaker {
  @Dependency private var home: HomeFolder

  func link(of url: URL) -> ExportLink? { ExportLink(url) }

  func page(behind link: ExportLink) throws -> any Page {
    switch link {
    case .new: ExportPage()
    case .completing(let path):
      ExportPage(completing: PathCompletion(of: path, home: home.path))
    }
  }
}
