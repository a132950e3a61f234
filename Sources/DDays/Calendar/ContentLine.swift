import System

/// A line of a calendar: a name, optional parameters and a value.
struct ContentLine {
  /// The number of its first line in the file.
  let number: Int
  /// The name in capitals.
  let name: String
  let value: ArraySlice<UInt8>
  private let written: ArraySlice<UInt8>

  /// Fails if the bytes aren't a content line.
  init?(_ bytes: ArraySlice<UInt8>, number: Int) {
    let name = bytes.prefix(while: \.isOfName)
    let rest = bytes[name.endIndex...]
    guard !name.isEmpty, rest.first == .colon || rest.first == .semicolon,
      let colon = rest.firstIndexUnquoted(of: .colon)
    else { return nil }
    self.number = number
    self.name = String(decoding: name, as: UTF8.self).uppercased()
    written = rest[..<colon].dropFirst()
    value = rest[colon...].dropFirst()
  }

  /// The value of a parameter, without quotes; nil if it is missing.
  subscript(parameter: String) -> String? {
    var rest = written
    while !rest.isEmpty {
      let end = rest.firstIndexUnquoted(of: .semicolon) ?? rest.endIndex
      let parts = rest[..<end].split(separator: .equals, maxSplits: 1)
      if parts.count == 2, String(decoding: parts[0], as: UTF8.self).uppercased() == parameter {
        return String(decoding: parts[1].filter { $0 != .quote }, as: UTF8.self)
      }
      rest = rest[end...].dropFirst()
    }
    return nil
  }

  /// The value as text; nil if it isn't UTF-8.
  var text: String? { String(validating: value, as: UTF8.self) }

  /// The value with its escapes decoded; nil if it isn't UTF-8.
  var unescaped: String? { value.contains(.backslash) ? unescaped(until: nil) : text }

  /// The first of several values, with its escapes decoded; nil if it isn't UTF-8.
  var firstOfList: String? { unescaped(until: UInt8(ascii: ",")) }

  /// The value up to an unescaped byte, or all of it if nil.
  private func unescaped(until end: UInt8?) -> String? {
    var bytes: [UInt8] = []
    var rest = value
    while let byte = rest.popFirst(), byte != end {
      guard byte == .backslash, let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      bytes.append(next == UInt8(ascii: "n") || next == UInt8(ascii: "N") ? .newline : next)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstIndexUnquoted(of byte: UInt8) -> Int? {
    var isQuoted = false
    return firstIndex { next in
      if next == .quote { isQuoted.toggle() }
      return next == byte && !isQuoted
    }
  }
}

extension ContentLine {
  /// That a change concerns more than one occurrence, and which; nil if it doesn't.
  var rangeFault: LineFault? {
    self["RANGE"].map { range in
      switch range.uppercased() {
      case "THISANDFUTURE": LineFault(number, "dday.fault.exception")
      case "THISANDPRIOR": LineFault(number, "dday.fault.earlier")
      default: LineFault(number, "dday.fault.range %@", range.brief)
      }
    }
  }
}
