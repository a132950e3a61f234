import Store

extension StoreError.Cause {
  /// By which the words for it are found that have room in a tile.
  var key: String {
    switch self {
    case .busy: "store.busy"
    case .full: "store.full"
    case .readOnly: "store.read-only"
    case .newer: "store.newer"
    case .damaged: "store.damaged"
    case .denied, .failed, .unfit: "store.denied"
    }
  }
}
