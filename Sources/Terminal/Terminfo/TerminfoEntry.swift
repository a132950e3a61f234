package import Cells

/// A terminal's description: the sequences that it understands and that its keys send.
///
/// Standard capabilities are found by index, extended ones by name.
package struct TerminfoEntry: Hashable, Sendable {
  /// All names of the terminal, separated by bars.
  package var names: String
  var flags: [Bool]
  var numbers: [Int32]
  var strings: [[UInt8]?]
  package var extendedFlags: [String: Bool] = [:]
  package var extendedNumbers: [String: Int32] = [:]
  package var extendedStrings: [String: [UInt8]] = [:]

  package var name: String {
    String(names.prefix { $0 != "|" })
  }

  package subscript(flag: Flag) -> Bool {
    get { flags.indices.contains(flag.rawValue) && flags[flag.rawValue] }
    set { flags.set(newValue, at: flag.rawValue, padding: false) }
  }

  package subscript(number: Number) -> Int? {
    get {
      guard numbers.indices.contains(number.rawValue) else { return nil }
      return numbers[number.rawValue] < 0 ? nil : Int(numbers[number.rawValue])
    }
    set {
      numbers.set(newValue.flatMap(Int32.init) ?? -1, at: number.rawValue, padding: -1)
    }
  }

  package subscript(text: Text) -> [UInt8]? {
    get { string(at: text.rawValue) }
    set { strings.set(newValue, at: text.rawValue, padding: nil) }
  }

  func string(at index: Int) -> [UInt8]? {
    strings.indices.contains(index) ? strings[index] : nil
  }
}

extension Array {
  fileprivate mutating func set(_ value: Element, at index: Int, padding: Element) {
    if count <= index { append(contentsOf: repeatElement(padding, count: index + 1 - count)) }
    self[index] = value
  }
}

/// The standard capabilities in use, by their index in a compiled entry.
extension TerminfoEntry {
  package enum Flag: Int, Sendable {
    case wraps = 1
    case waitsBeforeWrapping = 4
    case isGeneric = 6
    case printsOnPaper = 7
    case changesColors = 27
  }

  package enum Number: Int, Sendable {
    case columns = 0
    case lines = 2
    case colors = 13
    case pairs = 14
  }

  package enum Text: Int, Sendable {
    case setScrollRegion = 3
    case clearScreen = 5
    case moveCursor = 10
    case hideCursor = 13
    case showCursor = 16
    case emphasizeCursor = 20
    case enterAlternateScreen = 28
    case beginProtected = 33
    case leaveAlternateScreen = 40
    case resetAttributes = 39
    case insertLine = 53
    case leaveKeypad = 88
    case enterKeypad = 89
    case insertLines = 110
    case scrollBackBy = 113
    case scrollBack = 130
    case setAttributes = 131
    case beginWrapping = 151
    case endWrapping = 152
    case resetColors = 297
    case resetPalette = 298
    case changeColor = 299
    case setColorPair = 301
    case setForeground = 359
    case setBackground = 360
  }
}

extension TerminfoEntry {
  /// The entry that ncurses uses to paint, and only to paint, in a colour depth.
  ///
  /// This program switches the screen, the cursor and the keypad itself, so that it can undo that
  /// even after a crash. It never changes the user's palette. Where its bytes are folded, it names pairs
  /// of colours by their numbers.
  package func painting(
    _ size: Size, in depth: ColorDepth, folded isFolded: Bool = false
  ) -> TerminfoEntry {
    var entry = self
    entry[.columns] = size.width
    entry[.lines] = size.height
    for text in Self.switches + Self.scrolling { entry[text] = nil }
    entry.forgetKeys()
    entry[.changesColors] = false
    if entry[.waitsBeforeWrapping] { entry.leaveWrappingAlone() }
    if TerminalName(name).isModern { entry.shortenAttributes() }
    entry.setColors(for: depth)
    if isFolded, depth != .mono { entry[.setColorPair] = Array(PenFolder.pairSequence.utf8) }
    return entry
  }

  private static let switches: [Text] = [
    .enterAlternateScreen, .leaveAlternateScreen, .enterKeypad, .leaveKeypad,
    .hideCursor, .showCursor, .emphasizeCursor, .changeColor, .resetPalette,
  ]

  /// With these, ncurses would look in each frame for lines that have moved, all of them at once, which tiles
  /// never do.
  private static let scrolling: [Text] = [
    .setScrollRegion, .insertLine, .insertLines, .scrollBack, .scrollBackBy,
  ]

  /// Removes what keys send, which ncurses would only read: half of an entry.
  private mutating func forgetKeys() {
    for place in Self.keys where strings.indices.contains(place) { strings[place] = nil }
    extendedStrings = [:]
  }

  /// Where keys stand among the strings: most of them, and the function keys from the eleventh on. All
  /// extended strings are of keys or of what this program sends itself.
  private static let keys = [55...87, 216...268].flatMap(\.self)

  /// Removes the wrapping capabilities. Terminals that delay wrapping need no special care in the
  /// last cell, where ncurses would turn wrapping off and so detach marks from their letters.
  private mutating func leaveWrappingAlone() {
    self[.wraps] = false
    self[.beginWrapping] = nil
    self[.endWrapping] = nil
  }

  /// Removes `sgr`, so that ncurses sends only attributes that change. It has no strikethrough, so
  /// protection stands in for it.
  private mutating func shortenAttributes() {
    self[.setAttributes] = nil
    self[.resetAttributes] = Array("\u{1B}[m".utf8)
    self[.beginProtected] = Array("\u{1B}[9m".utf8)
    if self[.setForeground] != nil { self[.resetColors] = Array("\u{1B}[39;49m".utf8) }
  }

  private mutating func setColors(for depth: ColorDepth) {
    extendedFlags["RGB"] = depth == .direct ? true : nil
    extendedNumbers["RGB"] = nil
    extendedStrings["RGB"] = nil
    switch depth {
    case .direct:
      let levels = "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
      setColors(0x100_0000, foreground: "38;2;\(levels)", background: "48;2;\(levels)")
    case .palette256:
      setColors(256, foreground: "38;5;%p1%d", background: "48;5;%p1%d")
    case .ansi16, .ansi8:
      setAnsiColors(atMost: depth == .ansi8 ? 8 : 16)
    case .mono:
      self[.colors] = nil
      self[.pairs] = nil
    }
  }

  /// Sets up 8 or 16 colours, with the entry's own sequences if it has any.
  private mutating func setAnsiColors(atMost most: Int) {
    if self[.setForeground] == nil || self[.setBackground] == nil {
      setColors(8, foreground: "3%p1%d", background: "4%p1%d")
    } else {
      self[.colors] = min(self[.colors] ?? 8, most)
      self[.pairs] = Self.pairs
    }
  }

  private mutating func setColors(_ count: Int, foreground: String, background: String) {
    self[.colors] = count
    self[.pairs] = Self.pairs
    self[.setForeground] = Array("\u{1B}[\(foreground)m".utf8)
    self[.setBackground] = Array("\u{1B}[\(background)m".utf8)
    self[.resetColors] = Array("\u{1B}[39;49m".utf8)
  }

  /// The number of pairs, which only limits ncurses' tables; current terminals don't store pairs.
  static let pairs = 0x1_0000
}

extension TerminfoEntry {
  /// Parses a compiled entry with 16-bit or 32-bit numbers.
  package init(compiled bytes: [UInt8]) throws(TerminfoFault) {
    var reader = TerminfoReader(bytes)
    let header = try reader.shorts(6)
    guard header[0] == 0o432 || header[0] == 0o1036 else { throw .unknownFormat }
    reader.numberSize = header[0] == 0o432 ? 2 : 4
    names = String(decoding: try reader.take(header[1]).prefix { $0 != 0 }, as: UTF8.self)
    flags = try reader.take(header[2]).map { $0 == 1 }
    reader.alignToEven()
    numbers = try reader.numbers(header[3])
    let offsets = try reader.shorts(header[4])
    let table = try reader.take(header[5])
    strings = try offsets.map { offset throws(TerminfoFault) in try table.text(at: offset) }
    reader.alignToEven()
    if !reader.isAtEnd { try readExtension(from: &reader) }
    guard fitsWhenWritten else { throw .outOfBounds }
  }

  private mutating func readExtension(from reader: inout TerminfoReader) throws(TerminfoFault) {
    let header = try reader.shorts(5)
    let flags = try reader.take(header[0]).map { $0 == 1 }
    reader.alignToEven()
    let numbers = try reader.numbers(header[1])
    let offsets = try reader.shorts(header[2])
    let nameOffsets = try reader.shorts(header[0] + header[1] + header[2])
    let table = try reader.take(header[4])
    let strings = try offsets.map { offset throws(TerminfoFault) in try table.text(at: offset) }
    let names = try table.names(at: nameOffsets, after: offsets)
    extendedFlags = Self.named(names.prefix(flags.count), flags)
    extendedNumbers = Self.named(names.dropFirst(flags.count), numbers)
    extendedStrings = Self.named(names.dropFirst(flags.count + numbers.count), strings)
      .compactMapValues(\.self)
  }

  private static func named<Value>(_ names: ArraySlice<String>, _ values: [Value])
    -> [String: Value]
  {
    Dictionary(zip(names, values)) { first, _ in first }
  }
}

extension ArraySlice<UInt8> {
  /// The NUL-terminated string at `offset`; nil if negative.
  fileprivate func text(at offset: Int) throws(TerminfoFault) -> [UInt8]? {
    guard offset >= 0 else { return nil }
    guard offset < count else { throw .outOfBounds }
    return Array(self[(startIndex + offset)...].prefix { $0 != 0 })
  }

  /// The names of extended capabilities, whose offsets count from the end of the last value.
  fileprivate func names(at offsets: [Int], after values: [Int]) throws(TerminfoFault) -> [String] {
    var start = 0
    for value in values {
      guard let text = try text(at: value) else { continue }
      start = Swift.max(start, value + text.count + 1)
    }
    return try offsets.map { offset throws(TerminfoFault) in
      guard offset >= 0, let name = try text(at: start + offset) else { throw .outOfBounds }
      return String(decoding: name, as: UTF8.self)
    }
  }
}

extension TerminfoEntry {
  /// The compiled entry, in the format with 32-bit numbers.
  package var compiled: [UInt8] {
    let texts = TextTable(strings)
    var writer = TerminfoWriter()
    writer.put(shorts: [
      0o1036, names.utf8.count + 1, flags.count, numbers.count, strings.count, texts.bytes.count,
    ])
    writer.put(Array(names.utf8) + [0])
    writer.put(flags.map { $0 ? 1 : 0 })
    writer.alignToEven()
    writer.put(numbers: numbers)
    writer.put(shorts: texts.offsets)
    writer.put(texts.bytes)
    writer.alignToEven()
    writeExtension(to: &writer)
    return writer.bytes
  }

  /// Whether all offsets fit, also with what painting adds. Texts that were read may overlap.
  var fitsWhenWritten: Bool {
    let most = Int(Int16.max) - 1024
    let texts = strings.reduce(0) { $0 + ($1.map { $0.count + 1 } ?? 0) }
    let names =
      Array(extendedFlags.keys) + Array(extendedNumbers.keys) + Array(extendedStrings.keys)
    let extended =
      names.reduce(0) { $0 + $1.utf8.count + 1 }
      + extendedStrings.values.reduce(0) { $0 + $1.count + 1 }
    return texts <= most && extended <= most
  }

  private func writeExtension(to writer: inout TerminfoWriter) {
    let flags = extendedFlags.sorted { $0.key < $1.key }
    let numbers = extendedNumbers.sorted { $0.key < $1.key }
    let strings = extendedStrings.sorted { $0.key < $1.key }
    let keys = flags.map(\.key) + numbers.map(\.key) + strings.map(\.key)
    let values = TextTable(strings.map(\.value))
    let names = TextTable(keys.map { Array($0.utf8) })
    writer.put(shorts: [
      flags.count, numbers.count, strings.count, strings.count + keys.count,
      values.bytes.count + names.bytes.count,
    ])
    writer.put(flags.map { $0.value ? 1 : 0 })
    writer.alignToEven()
    writer.put(numbers: numbers.map(\.value))
    writer.put(shorts: values.offsets + names.offsets)
    writer.put(values.bytes + names.bytes)
  }
}

/// The zero-terminated texts of a compiled entry, with their offsets.
private struct TextTable {
  private(set) var bytes: [UInt8] = []
  private(set) var offsets: [Int] = []

  init(_ texts: [[UInt8]?]) {
    for text in texts {
      offsets.append(text == nil ? -1 : bytes.count)
      guard let text else { continue }
      bytes += text
      bytes.append(0)
    }
  }
}

/// Reads the parts of a compiled entry in order; throws at its end.
///
/// No library serves: ncurses keeps an entry to itself, and this program changes it before ncurses has it.
struct TerminfoReader {
  private let bytes: [UInt8]
  private var position = 0
  var numberSize = 2

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func take(_ count: Int) throws(TerminfoFault) -> ArraySlice<UInt8> {
    guard count >= 0 else { throw .outOfBounds }
    guard count <= bytes.count - position else { throw .endsEarly }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Skips to an even offset, at which numbers start.
  mutating func alignToEven() {
    if !position.isMultiple(of: 2) { position = min(position + 1, bytes.count) }
  }

  mutating func shorts(_ count: Int) throws(TerminfoFault) -> [Int] {
    integers(in: try take(count * 2), size: 2).map(Int.init)
  }

  /// The values of numbers, -1 for those that the entry lacks or cancels.
  mutating func numbers(_ count: Int) throws(TerminfoFault) -> [Int32] {
    integers(in: try take(count * numberSize), size: numberSize).map { max($0, -1) }
  }

  private func integers(in bytes: ArraySlice<UInt8>, size: Int) -> [Int32] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map { start in
      let word = bytes[start..<start + size].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return size == 2 ? Int32(Int16(truncatingIfNeeded: word)) : Int32(bitPattern: word)
    }
  }
}

/// Writes the parts of a compiled entry in order.
struct TerminfoWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ part: some Sequence<UInt8>) {
    bytes.append(contentsOf: part)
  }

  mutating func put(shorts: [Int]) {
    for short in shorts { put(lowest: 2, of: short) }
  }

  mutating func put(numbers: [Int32]) {
    for number in numbers { put(lowest: 4, of: Int(number)) }
  }

  private mutating func put(lowest count: Int, of number: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  mutating func alignToEven() {
    if !bytes.count.isMultiple(of: 2) { bytes.append(0) }
  }
}
