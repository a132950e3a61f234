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
