package import Cast
import Cells
package import FoundationEssentials
package import Pages
package import Timelines
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

/// The result of opening a page.
package struct PageOpening: Sendable {
  package let request: PageRequest
  package let outcome: Result<any Page, ActionFault>

  package init(_ request: PageRequest, _ outcome: Result<any Page, ActionFault>) {
    (self.request, self.outcome) = (request, outcome)
  }
}

/// A request for the page behind a widget's link.
package struct PageRequest: Hashable, Sendable {
  package let url: URL
  package let instance: Instance.ID
  /// Increases with each request.
  package let number: Int

  package init(_ url: URL, from instance: Instance.ID, number: Int) {
    (self.url, self.instance, self.number) = (url, instance, number)
  }
}

/// The layout of a page: its title, its body and the keys.
struct PagePlan: Hashable {
  let body: Rect
  let header: Rect?
  let footer: Rect?

  private static let margin = 2
  private static let backColumns = 12

  init(_ size: Size) {
    let hasHeader = size.height >= 3
    let hasFooter = size.height >= 5
    let side = size.width > 40 ? Self.margin : 0
    let gap = size.height >= 20 ? 1 : 0
    let top = hasHeader ? 1 + gap : 0
    header = hasHeader ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil
    footer = hasFooter ? Rect(x: 0, y: size.height - 1, width: size.width, height: 1) : nil
    body = Rect(
      x: side, y: top, width: size.width - 2 * side,
      height: size.height - top - (hasFooter ? 1 + gap : 0))
  }

  /// The area that leads back to the widgets.
  var back: Rect {
    header.map { Rect(x: 0, y: 0, width: min(Self.backColumns, $0.size.width), height: 1) } ?? .zero
  }
}
