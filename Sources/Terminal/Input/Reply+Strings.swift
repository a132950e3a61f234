import Cells

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
