import CAssets
import Glibc

/// A `.strings` file that stays in memory, with a line for each entry: only where each begins is read at
/// first, and a text when somebody asks for it. A start asks for one in ten of 1,700.
package final class StringFile: Sendable {
  private let bytes: @Sendable () -> UnsafeRawBufferPointer
  /// One more than where the line of an entry begins, at the hash of its key or behind it; 0 where there is
  /// none.
  private let lines: [UInt32]

  /// Takes bytes that never change or move, and that a test has found to be so written.
  package init(_ bytes: @escaping @Sendable () -> UnsafeRawBufferPointer) {
    self.bytes = bytes
    let starts = Self.starts(in: bytes())
    var lines = [UInt32](repeating: 0, count: Self.room(for: starts.count))
    for start in starts {
      var slot = start.hash & (lines.count - 1)
      while lines[slot] != 0 { slot = (slot + 1) & (lines.count - 1) }
      lines[slot] = start.line + 1
    }
    self.lines = lines
  }

  /// Whether the bytes lie in the same place.
  func isSame(as other: StringFile) -> Bool {
    let (bytes, others) = (bytes(), other.bytes())
    return bytes.baseAddress == others.baseAddress && bytes.count == others.count
  }

  package subscript(key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      let bytes = bytes()
      var slot = Self.hash(of: UnsafeRawBufferPointer(key)) & (lines.count - 1)
      while lines[slot] != 0 {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[(Int(lines[slot]) - 1)...])
        if Self.begins(rest, with: key) { return Self.text(in: rest) }
        slot = (slot + 1) & (lines.count - 1)
      }
      return nil
    }
  }

  /// Where lines with an entry begin, and the hashes of their keys.
  private static func starts(in bytes: UnsafeRawBufferPointer) -> [(line: UInt32, hash: Int)] {
    var starts: [(line: UInt32, hash: Int)] = []
    // An entry has more than forty bytes.
    starts.reserveCapacity(bytes.count / 40)
    var position = 0
    while position < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[position...])
      if rest[0] == .quote, let end = rest.index(of: .quote, from: 1) {
        let key = UnsafeRawBufferPointer(rebasing: rest[1..<end])
        starts.append((UInt32(position), hash(of: key)))
      }
      position += (rest.index(of: .newline, from: 0) ?? rest.count) + 1
    }
    return starts
  }

  private static func begins(
    _ line: UnsafeRawBufferPointer, with key: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = key.count + 1
    guard end < line.count, line[end] == .quote else { return false }
    return line[1..<end].elementsEqual(key)
  }

  private static func text(in rest: UnsafeRawBufferPointer) -> String? {
    let end = rest.index(of: .newline, from: 0) ?? rest.count
    var scanner = StringTableScanner(Array(rest[..<end]))
    return try? scanner.entry()?.value
  }

  /// A power of two that leaves more than half free.
  private static func room(for count: Int) -> Int {
    var room = 2
    while room < 2 * count + 2 { room *= 2 }
    return room
  }

  private static func hash(of bytes: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return hasher.finalize()
  }
}

extension UnsafeRawBufferPointer {
  /// Where a byte stands next. By a function of the system that compares many at once: the texts have
  /// 80,000 bytes.
  fileprivate func index(of byte: UInt8, from start: Int) -> Int? {
    guard let first = baseAddress, start < count,
      let found = memchr(first + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - first
  }
}

/// The line and cause of an error in a `.strings` file.
package struct StringTableError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case expected(String)
    case openComment
    case openString
    case unknownEscape(String)
    case repeatedKey(String)
  }

  package let line: Int
  package let cause: Cause
}

extension StringTableError: CustomStringConvertible {
  package var description: String { "line \(line): \(cause)" }
}

extension StringTableError.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .expected(let sign): "\(sign) is missing"
    case .openComment: "the comment has no end"
    case .openString: "the string has no end"
    case .unknownEscape(let escape): "\(escape) stands for nothing"
    case .repeatedKey(let key): "the key \(key.debugDescription) is there twice"
    }
  }
}

/// A scanner over a `.strings` file, which goes by bytes.
///
/// No library serves: Foundation only reads such a file whole, of which a start needs one text in ten.
package struct StringTableScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The byte order mark that some editors write.
    if bytes.starts(with: "\u{FEFF}".utf8) { position = 3 }
  }

  /// All entries of a text. None may stand there twice.
  package static func entries(in text: String) throws(StringTableError) -> [String: String] {
    var scanner = StringTableScanner(Array(text.utf8))
    var entries: [String: String] = [:]
    while let entry = try scanner.entry() {
      guard entries.updateValue(entry.value, forKey: entry.key) == nil else {
        throw scanner.error(.repeatedKey(entry.key))
      }
    }
    return entries
  }

  private func error(_ cause: StringTableError.Cause) -> StringTableError {
    error(cause, at: position)
  }

  /// The next `"key" = "value";` entry; nil at the end.
  mutating func entry() throws(StringTableError) -> (key: String, value: String)? {
    try skipBlanks()
    guard position < bytes.count else { return nil }
    let key = try string()
    try expect(.equals, "=")
    try skipBlanks()
    let value = try string()
    try expect(.semicolon, ";")
    return (key, value)
  }

  private func error(
    _ cause: StringTableError.Cause, at position: Int
  ) -> StringTableError {
    StringTableError(line: bytes[..<position].count { $0 == .newline } + 1, cause: cause)
  }

  private mutating func expect(_ sign: UInt8, _ name: String) throws(StringTableError) {
    try skipBlanks()
    guard next == sign else { throw error(.expected(name)) }
    position += 1
  }

  private mutating func string() throws(StringTableError) -> String {
    guard next == .quote else { throw error(.expected("\"")) }
    position += 1
    var content = try run()
    while next == .backslash {
      position += 1
      content += try escape()
      content += try run()
    }
    position += 1
    return content
  }

  /// The characters up to a quotation mark or a backslash.
  private mutating func run() throws(StringTableError) -> String {
    let start = position
    let quote = first(.quote, before: bytes.count)
    position = first(.backslash, before: quote ?? bytes.count) ?? quote ?? bytes.count
    guard position < bytes.count else { throw error(.openString) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Where a byte comes next before an end. By a function of the system that compares many at once: the
  /// texts have 100,000 bytes.
  private func first(_ byte: UInt8, before end: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return memchr(start + position, Int32(byte), end - position).map {
        $0 - UnsafeMutableRawPointer(mutating: start)
      }
    }
  }

  private mutating func escape() throws(StringTableError) -> String {
    guard let byte = next else { throw error(.openString) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case .quote: return "\""
    case .backslash: return "\\"
    case UInt8(ascii: "U"): return try scalar()
    default: throw error(.unknownEscape("\\" + String(decoding: [byte], as: UTF8.self)))
    }
  }

  /// The character for four hexadecimal digits.
  private mutating func scalar() throws(StringTableError) -> String {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw error(.unknownEscape("\\U" + digits)) }
    position += 4
    return String(scalar)
  }

  private mutating func skipBlanks() throws(StringTableError) {
    while let byte = next {
      if byte == .slash, follows(.star) {
        try skipComment()
      } else if byte == .slash, follows(.slash) {
        while let byte = next, byte != .newline { position += 1 }
      } else if byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringTableError) {
    let start = position
    position += 2
    while !(next == .star && follows(.slash)) {
      guard next != nil else { throw error(.openComment, at: start) }
      position += 1
    }
    position += 2
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func follows(_ byte: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == byte
  }
}

/// The texts of a language by their keys: those of its files, and those that take their place.
package struct StringTable: Sendable {
  // One reference, because every view that is archived takes the table along.
  private let contents: Contents

  private final class Contents: Sendable {
    /// The first that has a key counts.
    let files: [StringFile]
    /// What counts before all files.
    let own: [String: String]
    /// What counts before everything.
    let made: MadeTexts?

    init(files: [StringFile] = [], own: [String: String] = [:], made: MadeTexts? = nil) {
      (self.files, self.own, self.made) = (files, own, made)
    }
  }

  /// Texts that are made when somebody asks for them.
  private struct MadeTexts: Sendable {
    let keys: Set<String>
    let text: @Sendable (String) -> String?
  }

  private init(_ contents: Contents) { self.contents = contents }

  package init(_ file: StringFile) { contents = Contents(files: [file]) }

  package init(_ entries: [String: String] = [:]) { contents = Contents(own: entries) }

  package subscript(key: String) -> String? {
    if let made = contents.made, made.keys.contains(key), let text = made.text(key) { return text }
    if !contents.own.isEmpty, let text = contents.own[key] { return text }
    for file in contents.files {
      if let text = file[key] { return text }
    }
    return nil
  }

  /// These texts, with others in their place where there are any.
  package func replacing(_ entries: [String: String]) -> StringTable {
    StringTable(
      Contents(
        files: contents.files, own: contents.own.merging(entries) { $1 }, made: contents.made))
  }

  /// These texts, with others for some keys, each made when it is asked for: the function returns nil for
  /// what is to stay. Functions that were given before count no more.
  package func replacing(
    _ keys: Set<String>, by text: @escaping @Sendable (String) -> String?
  ) -> StringTable {
    StringTable(
      Contents(
        files: contents.files, own: contents.own, made: MadeTexts(keys: keys, text: text)))
  }

  /// These texts, and those of another table, which count first.
  package func adding(_ other: StringTable) -> StringTable {
    StringTable(
      Contents(
        files: other.contents.files + contents.files,
        own: contents.own.merging(other.contents.own) { $1 },
        made: other.contents.made ?? contents.made))
  }
}

extension StringTable: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements) { first, _ in first })
  }
}

extension StringTable: Hashable {
  /// Functions are held for different ones.
  package static func == (left: StringTable, right: StringTable) -> Bool {
    left.contents === right.contents
      || left.contents.made == nil && right.contents.made == nil
        && left.contents.own == right.contents.own
        && left.contents.files.elementsEqual(right.contents.files) { $0.isSame(as: $1) }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(contents.own) }
}

/// A file from `Resources/`, embedded in the program.
package enum Asset: CaseIterable, Hashable, Sendable {
  case cities, cityNames, climates, colors, countries, devices, drinks, englishCommandStrings
  case englishSettingStrings, englishStrings, figures, hangul, koreanCommandStrings
  case koreanSettingStrings, koreanStrings, palettes, terminals, windowsZones

  package var bytes: [UInt8] { Array(memory) }

  package var text: String { String(decoding: memory, as: UTF8.self) }

  /// The strings of a `.strings` file, each read when it is asked for.
  package var strings: StringTable {
    StringTable(StringFile { UnsafeRawBufferPointer(memory) })
  }

  private var memory: UnsafeBufferPointer<UInt8> {
    let asset =
      switch self {
      case .cities: asset_cities()
      case .cityNames: asset_city_names()
      case .climates: asset_climates()
      case .colors: asset_colors()
      case .countries: asset_countries()
      case .devices: asset_devices()
      case .drinks: asset_drinks()
      case .englishCommandStrings: asset_english_command_strings()
      case .koreanCommandStrings: asset_korean_command_strings()
      case .englishSettingStrings: asset_english_setting_strings()
      case .koreanSettingStrings: asset_korean_setting_strings()
      case .englishStrings: asset_english_strings()
      case .koreanStrings: asset_korean_strings()
      case .figures: asset_figures()
      case .hangul: asset_hangul()
      case .palettes: asset_palettes()
      case .terminals: asset_terminals()
      case .windowsZones: asset_windows_zones()
      }
    return UnsafeBufferPointer(start: asset.start, count: asset.length)
  }
}
