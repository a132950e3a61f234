import Glibc

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
