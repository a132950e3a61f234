import Boards
import Home
import Store
import Timelines

/// What a reading of the store has found.
struct StoreNews: Sendable {
  /// The boards as saved, none of places that nobody has changed.
  struct SavedBoards: Sendable {
    var boards: [BoardPlace: SavedBoard] = [:]
    /// The number for a new widget.
    var nextNumber = 1
    /// The last notice when they were read.
    var lastNotice = Notice.ID(0)
  }

  var notices: [Notice] = []
  /// The boards, if they were to be read or have changed, and could be read.
  var boards: SavedBoards?
  /// The alarms in the store; nil if they couldn't be read.
  var alarms: [Alarm]?
  /// What the user is to be told of; nil if it wasn't asked for or couldn't be read.
  var agenda: PlannedAnnouncements?
  /// Why the store can't be read.
  var fault: StoreError.Cause?
}

extension StoreError.Cause {
  /// The key of the lasting problem that this is for a dashboard.
  var lastingFault: String {
    switch self {
    case .busy: "chrome.store-busy"
    case .gone: "chrome.store-gone"
    case .newer: "chrome.store-newer"
    case .foreign: "chrome.store-foreign"
    default: "chrome.store-unreadable"
    }
  }
}

extension Command {
  static let reload = Command(
    name: "reload",
    operands: [Operand("KIND", .oneOrNone, suggesting: .kinds)],
    examples: ["widgetty reload weather"]
  ) { arguments, context in
    let kind = arguments.words.first
    let kinds = context.kinds.map(\.id)
    if let kind, !kinds.contains(kind) {
      throw CommandError(
        unknown: "command-error.sort.kind", kind, among: kinds, in: context.strings)
    }
    guard try context.store.isHeard else {
      throw CommandError(context.strings.text("command-error.no-dashboard.reload"))
    }
    try context.store.change { try $0.requestReload(of: kind) }
    return .success
  }
}

extension WidgetCenterLink {
  /// Creates a link that sends requests through the store to all dashboards, this one included;
  /// directly to this one if the store can't be written.
  init(of instances: [Instance], in store: Store?, postingTo mailbox: Mailbox<Event>) {
    self.init(configurations: instances.map(WidgetInfo.init)) { kind in
      do {
        guard let store else { return mailbox.post(.reloadRequested(kind: kind)) }
        try store.tell(.reload(kind: kind))
      } catch {
        mailbox.post(.reloadRequested(kind: kind))
      }
    }
  }
}
