extension ArraySlice<UInt8> {
  /// The bytes with XML's own entities decoded. Throws for other entities, which could expand
  /// without limit.
  var unescaped: [UInt8] {
    get throws(StepFault) {
      guard contains(UInt8(ascii: "&")) else { return Array(self) }
      var (result, rest) = ([UInt8](), self)
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "&") else {
          result.append(byte)
          continue
        }
        let name = rest.prefix { $0 != UInt8(ascii: ";") }
        guard name.endIndex < rest.endIndex, let scalar = name.entity else { throw .entity }
        result.append(contentsOf: String(scalar).utf8)
        rest = rest[(name.endIndex + 1)...]
      }
      return result
    }
  }

  private var entity: Unicode.Scalar? {
    switch String(decoding: self.prefix(12), as: UTF8.self) {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case let name where name.hasPrefix("#x"):
      UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case let name where name.hasPrefix("#"):
      UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}
