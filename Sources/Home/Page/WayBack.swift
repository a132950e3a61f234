import Boards
import FoundationEssentials
import Pages
import Views
import WidgetIntents

/// The link back to the widgets, or to the page behind.
struct WayBack: View {
  /// The name of what it leads to.
  let title: LocalizedStringResource
  let marks: Marks

  private static let url = URL(string: "home:")

  var body: some View {
    if let url = Self.url {
      Link(destination: url) { label }
    } else {
      label
    }
  }

  private var label: some View {
    HStack {
      Text(verbatim: marks.back)
      Text(title)
    }
    .bold()
  }
}

extension FrontContext {
  /// The name of what the way back leads to.
  var backTitle: LocalizedStringResource { parentTitle ?? place.backTitle }

  /// What leaving is called in the row of keys where it leads back to another front; nil for the usual
  /// word.
  func wayBack(of command: KeyCommand) -> String? {
    parentTitle != nil && command == .leave ? "page.back" : nil
  }
}

extension BoardPlace {
  /// Its name where a link leads back to it.
  fileprivate var backTitle: LocalizedStringResource {
    switch self {
    case .home: "page.home"
    case .today: "page.today"
    case .lock: "page.lock"
    case .standBy: "chrome.standby"
    }
  }
}
