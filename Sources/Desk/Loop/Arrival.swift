import Home

/// What ends a wait of the inbox.
enum Arrival: Sendable {
  case bytes([UInt8])
  case signal(Int32)
  case letter(Event)
  /// Something has happened in folders that are watched.
  case folders
  /// The terminal is gone.
  case hangup
}
