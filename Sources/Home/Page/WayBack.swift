import Boards
import FoundationEssentials
import Views

/// The link back to the widgets.
struct WayBack: View {
  /// The place to which it leads.
  let place: BoardPlace
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
      Text(LocalizedStringKey(place.backTitle))
    }
    .bold()
  }
}

extension BoardPlace {
  /// The key of its name where a link leads back to it.
  fileprivate var backTitle: String {
    switch self {
    case .home: "page.home"
    case .today: "page.today"
    case .lock: "page.lock"
    case .standBy: "chrome.standby"
    }
  }
}
