import Home
import Store

/// What a reading of the store has found.
struct StoreNews: Sendable {
  /// A board as saved; nil inside if nobody has changed the default.
  struct SavedBoard: Sendable {
    let placed: PlacedBoard?
  }

  var notices: [Notice] = []
  /// The Home Screen, if it was to be read or has changed, and could be read.
  var board: SavedBoard?
  /// The alarms in the store; nil if they couldn't be read.
  var alarms: [Alarm]?
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
