public import FoundationEssentials
import Glibc
import System

/// A text to look up in the language's strings, with values filled in.
public struct LocalizedStringKey: Sendable {
  /// The text with `%@`, `%lld` and so on in place of the values.
  let key: String
  let arguments: [[TextPiece]]

  public init(_ value: String) {
    self.init(format: value.escapingPercents(), arguments: [])
  }

  init(format: String, arguments: [[TextPiece]]) {
    (key, self.arguments) = (format, arguments)
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
}

extension LocalizedStringKey {
  /// The translation with its values filled in.
  func pieces(in strings: StringTable) -> [TextPiece] {
    let format = strings[key] ?? key
    return FormatString(parsing: format).parts.flatMap { part in
      switch part {
      case .literal(let text): [TextPiece(content: .plain(.verbatim(text)))]
      case .argument(let index): arguments.indices.contains(index) ? arguments[index] : []
      }
    }
  }
}

extension String {
  /// The text as a format that stands for itself.
  func escapingPercents() -> String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    return split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}

extension LocalizedStringKey {
  /// The text and values of a string literal, in order.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [[TextPiece]] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.escapingPercents()
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", "\(value)")
    }

    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append("%lld", FormatSpecifier.grouped(String(value)))
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append("%lf", FormatSpecifier("%lf").format(Double(value)))
    }

    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: Value, specifier: String
    ) {
      let specifier = FormatSpecifier(specifier)
      append(specifier.place, specifier.format(Int64(clamping: value)))
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, specifier: String
    ) {
      let specifier = FormatSpecifier(specifier)
      append(specifier.place, specifier.format(Double(value)))
    }

    public mutating func appendInterpolation(_ text: Text) {
      append("%@", text.pieces)
    }

    public mutating func appendInterpolation(_ image: Image) {
      append("%@", Text(image).pieces)
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", Text(date, style: style).pieces)
    }

    public mutating func appendInterpolation(_ date: Date, format: DateFormat) {
      append("%@", Text(date, format: format).pieces)
    }

    public mutating func appendInterpolation(
      _ source: TimeDataSource<Date>, format: DateFormat
    ) {
      append("%@", Text(source, format: format).pieces)
    }

    public mutating func appendInterpolation(
      _ source: TimeDataSource<Date>, format: SystemFormatStyle.DateReference
    ) {
      append("%@", Text(source, format: format).pieces)
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", Text(dates).pieces)
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      append("%@", text.pieces)
    }

    private mutating func append(_ place: String, _ text: String) {
      append(place, [TextPiece(content: .plain(.verbatim(text)))])
    }

    private mutating func append(_ place: String, _ pieces: [TextPiece]) {
      key += place
      arguments.append(pieces)
    }
  }
}

/// A `printf` conversion for one number; an unsuitable one prints the number plainly.
struct FormatSpecifier {
  /// The placeholder in the key.
  let place: String
  private let flags: Substring
  private let conversion: Character?

  /// The largest field width; wider ones would only waste memory.
  private static let widest = 200

  init(_ specifier: String) {
    var rest = Substring(specifier)
    let isPlace = rest.popFirst() == "%"
    let letter = rest.popLast()
    flags = rest.prefix { "-+ #0123456789.'".contains($0) }
    let isSized = rest.dropFirst(flags.count).allSatisfy { "hlqLzjt".contains($0) }
    let numbers = flags.split { !$0.isNumber }.map { Int($0) ?? .max }
    let isKnown = letter.map { "diuxXofFeEgGaA".contains($0) } ?? false
    let isSound = isPlace && isSized && isKnown && numbers.allSatisfy { $0 <= Self.widest }
    conversion = isSound ? letter : nil
    place = isSound ? specifier : "%@"
  }

  func format(_ value: Int64) -> String {
    switch conversion {
    case "d", "i": printed("%\(flags)lld", value)
    case "u", "x", "X", "o": printed("%\(flags)ll\(letter)", value)
    case "f", "F", "e", "E", "g", "G", "a", "A": format(Double(value))
    default: String(value)
    }
  }

  func format(_ value: Double) -> String {
    switch conversion {
    case "f", "F", "e", "E", "g", "G", "a", "A": printed("%\(flags)\(letter)", value)
    case "d", "i", "u": format(Int64(clamping: value))
    default: "\(value)"
    }
  }

  /// A whole number with grouped thousands.
  static func grouped(_ digits: String) -> String {
    guard digits.utf8.count > 3 else { return digits }
    let start = digits.utf8.first == UInt8(ascii: "-") ? 1 : 0
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > start, (digits.utf8.count - index).isMultiple(of: 3) { grouped += "," }
      grouped.append(digit)
    }
    return grouped
  }

  private var letter: String { conversion.map(String.init) ?? "" }

  private func printed(_ format: String, _ value: any CVarArg) -> String {
    withVaList([value]) { arguments in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
        let count = vsnprintf(buffer.baseAddress, buffer.count, format, arguments)
        let bytes = buffer.prefix(max(0, min(Int(count), buffer.count - 1)))
        return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
  }
}

extension Int64 {
  fileprivate init(clamping value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    self = Int64(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
  }
}

/// A text with placeholders such as `%@`, `%lld` and `%2$@`; `%%` is a percent sign.
///
/// No library serves: a static program's Foundation has no `String(format:)`.
struct FormatString {
  private(set) var parts: [Part] = []

  enum Part: Equatable {
    case literal(String)
    case argument(Int)
  }

  init(parsing format: String) {
    var rest = format[...].utf8
    var next = 0
    while let percent = rest.firstIndex(of: Self.percent) {
      append(Substring(rest[..<percent]))
      rest = rest[percent...].dropFirst()
      if rest.first == Self.percent {
        append("%")
        rest = rest.dropFirst()
      } else if let placeholder = Self.takePlaceholder(from: &rest) {
        parts.append(.argument(placeholder.index(counting: &next)))
      } else {
        append("%")
      }
    }
    append(Substring(rest))
  }

  private static let percent = UInt8(ascii: "%")
  private static let conversions = Array("@dDiuxXofFeEgGcaA".utf8)
  private static let options = Array("0123456789$.-+ #hlqLz'".utf8)

  /// Reads to the letter that ends a placeholder and returns the number of its value; nil if it
  /// isn't a placeholder.
  private static func takePlaceholder(from rest: inout Substring.UTF8View) -> Placeholder? {
    guard let end = rest.firstIndex(where: conversions.contains) else { return nil }
    let inside = rest[..<end]
    guard inside.allSatisfy(options.contains) else { return nil }
    rest = rest[end...].dropFirst()
    guard let dollar = inside.firstIndex(of: UInt8(ascii: "$")) else { return .next }
    return Int(Substring(inside[..<dollar])).map { .numbered($0 - 1) }
  }

  private enum Placeholder {
    case next
    case numbered(Int)

    func index(counting next: inout Int) -> Int {
      if case .numbered(let index) = self { return index }
      defer { next += 1 }
      return next
    }
  }

  private mutating func append(_ text: Substring) {
    guard !text.isEmpty else { return }
    if case .literal(let before) = parts.last {
      parts[parts.count - 1] = .literal(before + text)
    } else {
      parts.append(.literal(String(text)))
    }
  }
}
