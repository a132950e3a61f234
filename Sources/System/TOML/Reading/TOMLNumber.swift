/// A number as TOML writes it: `1_000`, `0xFF`, `-0.5e3`, `inf`.
enum TOMLNumber: Hashable {
  case integer(Int)
  case float(Double)
  /// An integer of more than 64 bits.
  case tooLarge

  /// Fails unless it is a number.
  init?(_ word: ArraySlice<UInt8>) {
    let sign = word.first.flatMap {
      [UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) ? $0 : nil
    }
    let body = sign == nil ? word : word.dropFirst()
    let isNegative = sign == UInt8(ascii: "-")
    if body.elementsEqual("inf".utf8) {
      self = .float(isNegative ? -.infinity : .infinity)
    } else if body.elementsEqual("nan".utf8) {
      self = .float(.nan)
    } else if sign == nil, let radix = Self.radix(of: body) {
      self.init(integer: body.dropFirst(2), isNegative: false, radix: radix)
    } else if body.hasNoLeadingZero, body.isDigits {
      self.init(integer: body, isNegative: isNegative, radix: 10)
    } else {
      self.init(float: body, isNegative: isNegative)
    }
  }

  private init?(integer digits: ArraySlice<UInt8>, isNegative: Bool, radix: Int) {
    let bare = digits.filter { $0 != UInt8(ascii: "_") }
    let isOfRadix = bare.allSatisfy { byte in
      Int(String(decoding: [byte], as: UTF8.self), radix: radix) != nil
    }
    guard digits.hasOrderlyUnderscores, isOfRadix else { return nil }
    let text = (isNegative ? "-" : "") + String(decoding: bare, as: UTF8.self)
    self = Int(text, radix: radix).map(Self.integer) ?? .tooLarge
  }

  private init?(float body: ArraySlice<UInt8>, isNegative: Bool) {
    let whole = body.prefix { $0.isDigit || $0 == UInt8(ascii: "_") }
    var rest = body.dropFirst(whole.count)
    guard whole.isDigits, whole.hasNoLeadingZero else { return nil }
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { $0.isDigit || $0 == UInt8(ascii: "_") }
      guard fraction.isDigits else { return nil }
      rest = rest.dropFirst(fraction.count + 1)
    } else if rest.isEmpty {
      return nil
    }
    if let mark = rest.first {
      guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return nil }
      let signed = rest.dropFirst()
      let hasSign = [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(signed.first)
      guard (hasSign ? signed.dropFirst() : signed).isDigits else { return nil }
    }
    let text = String(decoding: body.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    guard let number = Double(text) else { return nil }
    self = .float(isNegative ? -number : number)
  }

  private static func radix(of body: ArraySlice<UInt8>) -> Int? {
    guard body.count > 2, body.first == UInt8(ascii: "0") else { return nil }
    return switch body[body.startIndex + 1] {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is digits with single underscores between.
  fileprivate var isDigits: Bool {
    hasOrderlyUnderscores && allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
  }

  fileprivate var hasNoLeadingZero: Bool { count == 1 || first != UInt8(ascii: "0") }

  fileprivate var hasOrderlyUnderscores: Bool {
    let underscore = UInt8(ascii: "_")
    guard !isEmpty, first != underscore, last != underscore else { return false }
    return !zip(self, dropFirst()).contains { $0 == underscore && $1 == underscore }
  }
}
