import Cells

extension Reply {
  /// Parses an operating system command, given the bytes after `ESC ]`.
  init(systemCommand bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("11;"), let colour = RGB(specification: text.dropFirst(3)) else {
      self = .other
      return
    }
    self = .background(colour)
  }

  /// Parses a device control string, given the bytes after `ESC P`.
  init(deviceControl bytes: [UInt8]) {
    guard bytes.starts(with: [UInt8(ascii: ">"), UInt8(ascii: "|")]) else {
      self = .other
      return
    }
    let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
    self = .version(text.filter { !$0.unicodeScalars.contains { $0.value < 0x20 } })
  }
}
