/// A part of a key and where it begins.
struct TOMLKey: Hashable {
  let name: String
  let position: TOMLPosition
}

extension TOMLReader {
  /// A key of one part or, with dots, several; passes the blanks behind it.
  mutating func path() throws(TOMLFault) -> [TOMLKey] {
    var path = [try key()]
    scanner.skipBlanks()
    while scanner.skip(".") {
      scanner.skipBlanks()
      path.append(try key())
      scanner.skipBlanks()
      let most = Bound.tomlDepth.greatest
      if path.count > most { throw TOMLFault(.tooDeep(most: most), at: path[0].position) }
    }
    keyCount += path.count
    let most = Bound.tomlKeys.greatest
    if keyCount > most { throw TOMLFault(.tooManyKeys(most: most), at: path[0].position) }
    return path
  }

  private mutating func key() throws(TOMLFault) -> TOMLKey {
    let position = scanner.position
    switch scanner.next {
    case .quote? where !scanner.isNext("\"\"\""):
      return TOMLKey(name: try basicString(), position: position)
    case .apostrophe? where !scanner.isNext("'''"):
      return TOMLKey(name: try literalString(), position: position)
    case let byte? where byte.isOfBareKey:
      let start = scanner.offset
      while scanner.next?.isOfBareKey == true { scanner.pass() }
      let name = String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
      return TOMLKey(name: name, position: position)
    default: throw expected(.key)
    }
  }
}
