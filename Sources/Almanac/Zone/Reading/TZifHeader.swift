/// The 44-byte header of a block in a zone file: its version and its counts.
struct TZifHeader {
  let version: UInt8
  let utcMarks: Int
  let standardMarks: Int
  let leapSeconds: Int
  let transitions: Int
  let kinds: Int
  let letters: Int

  init(_ reader: inout ByteReader) throws(TZifFault) {
    guard try reader.take(4).elementsEqual("TZif".utf8) else { throw .noMagic }
    version = try reader.byte()
    _ = try reader.take(15)
    utcMarks = try reader.count()
    standardMarks = try reader.count()
    leapSeconds = try reader.count()
    transitions = try reader.count()
    kinds = try reader.count()
    letters = try reader.count()
  }

  /// The length of the block in bytes, with `timeWidth` bytes for each time.
  func length(timeWidth: Int) -> Int {
    transitions * (timeWidth + 1) + kinds * 6 + letters
      + leapSeconds * (timeWidth + 4) + standardMarks + utcMarks
  }
}
