/// Texts of a compiled entry, each ended by a zero, and where each begins.
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
