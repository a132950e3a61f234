import Home

/// Something that ends the inbox's wait.
enum Arrival: Sendable {
  case bytes([UInt8])
  case signal(Int32)
  case letter(Event)
  /// The store has been read.
  case news(StoreNews)
  /// A watched folder has changed.
  case folders
  /// The machine's links, addresses or routes have changed.
  case network
  /// The terminal has closed.
  case hangup
}
