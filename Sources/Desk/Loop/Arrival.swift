import Home

/// What ends a wait of the inbox.
enum Arrival: Sendable {
  case bytes([UInt8])
  case signal(Int32)
  case letter(Event)
  /// Something has happened in folders that are watched.
  case folders
  /// The machine's links, addresses or routes have changed.
  case network
  /// The terminal is gone.
  case hangup
}
