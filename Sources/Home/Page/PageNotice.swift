import Cast
import Intents
import Pages

/// What a person should know of an open page beside what it says itself.
enum PageNotice: Hashable {
  case setback(Setback)
  /// What it wanted done is being done.
  case saving
  /// What has been written would be lost.
  case loss(OpenPage.Departure)
  case unsaved
  /// A person waits for what it is to show next.
  case awaited

  init?(_ page: OpenPage) {
    if let setback = page.setback {
      self = .setback(setback)
    } else if page.isBusy {
      self = .saving
    } else if let departure = page.warning {
      self = .loss(departure)
    } else if page.page.isChanged {
      self = .unsaved
    } else if page.isAwaited {
      self = .awaited
    } else {
      return nil
    }
  }

  /// Whether nobody has to do anything about it.
  var isCalm: Bool { self == .awaited }

  var words: LocalizedStringResource {
    switch self {
    case .setback(let setback): setback.words
    case .saving: "page.saving"
    case .loss(.page): "page.loss"
    case .loss(.program): "page.loss.program"
    case .unsaved: "page.unsaved"
    case .awaited: "page.awaited"
    }
  }
}
