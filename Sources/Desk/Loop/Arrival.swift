import Home

/// What ends a wait of the inbox.
enum Arrival: Sendable {
  case bytes([UInt8])
  case signal(Int32)
  case letter(Event)
  /// Something has happened in a folder that is watched.
  case folder
  /// Something has happened in the folders of files that widgets were read from.
  case files
  /// The terminal is gone.
  case hangup
}
