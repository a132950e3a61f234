/// The NUL-terminated strings of a compiled entry, and their offsets.
struct TextTable {
  private(set) var bytes: [UInt8] = []
  private(set) var offsets: [Int] = []

  init(_ texts: [[UInt8]?]) {
    for text in texts {
      offsets.append(text == nil ? -1 : bytes.count)
      if let text { bytes += text + [0] }
    }
  }
}
