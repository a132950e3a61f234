import System

extension Zone {
  /// Reads a zone from the bytes of a zone file (TZif, RFC 9636).
  ///
  /// No library serves: the C library has one zone for the whole process, and a static program's
  /// Foundation has only fixed offsets.
  package init(tzif bytes: [UInt8], name: String) throws(ZoneError) {
    do {
      self = try Zone.read(bytes, name: name)
    } catch {
      throw .malformed(error)
    }
  }

  private static func read(_ bytes: [UInt8], name: String) throws(TZifFault) -> Zone {
    guard !Bound.zoneFile.isExceeded(by: bytes.count) else { throw .tooLong }
    var reader = ByteReader(bytes)
    let old = try TZifHeader(&reader)
    guard old.version >= UInt8(ascii: "2") else {
      let block = try TZifBlock(&reader, old, timeWidth: 4)
      return Zone(name: name, initial: block.initial, transitions: block.transitions)
    }
    _ = try reader.take(old.length(timeWidth: 4))
    let header = try TZifHeader(&reader)
    let block = try TZifBlock(&reader, header, timeWidth: 8)
    return Zone(
      name: name, initial: block.initial, transitions: block.transitions,
      rule: try rule(reader.rest))
  }

  /// The rule in the footer; nil for an empty line, which means that the last offset stays.
  private static func rule(_ footer: ArraySlice<UInt8>) throws(TZifFault) -> Rule? {
    guard footer.first == UInt8(ascii: "\n") else { throw .truncated }
    let line = footer.dropFirst().prefix { $0 != UInt8(ascii: "\n") }
    guard footer.count >= line.count + 2 else { throw .truncated }
    guard !line.isEmpty else { return nil }
    guard let rule = Rule(posix: String(decoding: line, as: UTF8.self)) else {
      throw .wrongFooter
    }
    return rule
  }
}
