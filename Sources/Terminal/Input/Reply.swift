package import Cells

/// A terminal's report about itself, requested or not.
package enum Reply: Hashable, Sendable {
  /// Whether it knows a private mode, by number.
  case mode(Int, isKnown: Bool)
  case background(RGB)
  case appearance(TerminalAppearance)
  case version(String)
  /// The colours that it shows, or says that it does.
  case colors(ColorDepth)
  /// The position of the cursor.
  case cursor(Point)
  /// Its kind and features, which every terminal tells. The question for it is the last.
  case attributes
  /// It shows notifications by OSC 99.
  case notifications
  /// An answer to a question that wasn't asked.
  case other
}

extension Reply {
  /// The appearance that the reply reveals; nil if it reveals none.
  package var impliedAppearance: TerminalAppearance? {
    switch self {
    case .background(let colour): TerminalAppearance(background: colour)
    case .appearance(let appearance): appearance
    default: nil
    }
  }
}

extension Reply: CustomStringConvertible {
  package var description: String {
    switch self {
    case .mode(let number, let isKnown): "mode \(number) \(isKnown ? "known" : "unknown")"
    case .background(let colour): "background \(colour)"
    case .appearance(let appearance): "appearance \(appearance)"
    case .version(let text): "version \(text)"
    case .colors(let depth): "colors \(depth)"
    case .cursor(let place): "cursor \(place.x) \(place.y)"
    case .attributes: "attributes"
    case .notifications: "notifications"
    case .other: "other"
    }
  }
}

extension Reply {
  /// Parses an operating system command, given the bytes after `ESC ]`.
  init(systemCommand bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix(NotificationForm.answer) {
      self = .notifications
      return
    }
    guard text.hasPrefix("11;"), let colour = RGB(specification: text.dropFirst(3)) else {
      self = .other
      return
    }
    self = .background(colour)
  }

  /// Parses a device control string, given the bytes after `ESC P`.
  init(deviceControl bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix(">|") {
      self = .version(text.dropFirst(2).filter { !$0.unicodeScalars.contains { $0.value < 0x20 } })
    } else if text.hasPrefix("1+r") {
      self = ColorDepth(capability: text.dropFirst(3)).map { .colors($0) } ?? .other
    } else if text.hasPrefix("1$r"), text.hasSuffix("m") {
      self = ColorDepth(style: text.dropFirst(3).dropLast()).map { .colors($0) } ?? .other
    } else {
      self = .other
    }
  }
}
