import Cast
import Pages
import WidgetIntents

/// The notice for an open page, beside what the page itself shows.
enum PageMessage: Hashable {
  case actionFault(ActionFault)
  /// Its action is under way.
  case saving
  /// Unsaved changes would be lost if a key were pressed again.
  case loss(key: String)
  /// Something isn't saved. Nobody is told so in the middle of a line.
  case unsaved
  /// The user waits for its next content.
  case awaited

  /// Says what there is to say about a page, and names keys as a table has them.
  init?(_ page: OpenPage, in context: FrontContext) {
    if let actionFault = page.actionFault {
      self = .actionFault(actionFault)
    } else if page.isBusy || !page.held.isEmpty {
      self = .saving
    } else if let departure = page.warning {
      self = .loss(of: departure, at: page.page.place, in: context)
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
    case .loss(let key): "page.loss \(key)"
    case .unsaved: "page.unsaved"
    case .awaited: "page.awaited"
    }
  }
}

extension PageMessage {
  /// Says which key, pressed again, loses what isn't saved.
  static func loss(
    of departure: OpenPage.Departure, at place: KeyScope, in context: FrontContext
  ) -> PageMessage {
    let command = departure == .page ? KeyCommand.leave : .end
    return .loss(key: context.label(of: command, at: place) ?? command.name)
  }
}
