/// How it went to put new bytes in the place of those that a file was thought to hold.
struct Replacement {
  /// What was there instead; nil if it was what it was thought to be.
  let others: [UInt8]?
  /// Whether the new bytes are there now.
  let isInPlace: Bool
  /// Where that lies which was there, until it is in the file again.
  var displaced: Draft?
}
