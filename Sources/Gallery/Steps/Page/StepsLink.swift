import FoundationEssentials

/// The target of a link to steps.
enum StepsLink: Hashable {
  case years
  case settings
  /// The settings, with a path that is to be completed.
  case completing(String)

  private static let place = "widgetty://steps"
  private static let form = place + "/settings"
  private static let file = form + "/file/"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    if text == Self.place {
      self = .years
    } else if text == Self.form {
      self = .settings
    } else if text.hasPrefix(Self.file),
      let path = String(hexadecimal: text.dropFirst(Self.file.count))
    {
      self = .completing(path)
    } else {
      return nil
    }
  }

  var url: URL? {
    switch self {
    case .years: URL(string: Self.place)
    case .settings: URL(string: Self.form)
    case .completing(let path): URL(string: Self.file + path.hexadecimal)
    }
  }
}

extension String {
  /// The bytes in hexadecimal, which every URL can hold.
  fileprivate var hexadecimal: String {
    utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  fileprivate init?(hexadecimal text: Substring) {
    var (bytes, rest) = ([UInt8](), text)
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
