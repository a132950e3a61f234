import Cast
import Keys
import Pages
import WidgetIntents

/// The notice for an open page, beside what the page itself shows.
enum PageMessage: Hashable {
  case actionFault(ActionFault)
  /// Its action is under way.
  case saving
  /// Unsaved changes would be lost.
  case loss(OpenPage.Departure)
  /// Something isn't saved. Nobody is told so in the middle of a line.
  case unsaved
  /// The user waits for its next content.
  case awaited

  init?(_ page: OpenPage) {
    if let actionFault = page.actionFault {
      self = .actionFault(actionFault)
    } else if page.isBusy || !page.held.isEmpty {
      self = .saving
    } else if let departure = page.warning {
      self = .loss(departure)
    } else if page.page.isChanged, page.page.place != .line {
      self = .unsaved
    } else if page.isAwaited {
      self = .awaited
    } else {
      return nil
    }
  }

  /// Whether the notice requires no action.
  var isCalm: Bool { self == .awaited }

  var words: LocalizedStringResource {
    switch self {
    case .actionFault(let actionFault): actionFault.words
    case .saving: "page.saving"
    case .loss(.page): "page.loss"
    case .loss(.program): "page.loss.program"
    case .unsaved: "page.unsaved"
    case .awaited: "page.awaited"
    }
  }
}
