import Boards
import Home
import Store

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
