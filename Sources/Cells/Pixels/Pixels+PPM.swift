/// Pictures travel between processes, and lie in the cache, as PPM files: three numbers and the colours.
extension Pixels {
  package var ppm: [UInt8] {
    var bytes = Array("P6 \(size.width) \(size.height) 255\n".utf8)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let color = self[x, y]
        bytes += [color.red, color.green, color.blue]
      }
    }
    return bytes
  }

  /// Fails unless the bytes are written as above.
  package init?(ppm bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end <= Self.longestHead else {
      return nil
    }
    let words = bytes[..<end].split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard words.count == 4, words[0] == "P6", words[3] == "255", let width = Int(words[1]),
      let height = Int(words[2]), 1...Self.longestSide ~= width, 1...Self.longestSide ~= height
    else { return nil }
    let parts = bytes[(end + 1)...]
    guard parts.count == 3 * width * height else { return nil }
    let colors = stride(from: parts.startIndex, to: parts.endIndex, by: 3).map { index in
      RGB(red: parts[index], green: parts[index + 1], blue: parts[index + 2])
    }
    self.init(size: Size(width: width, height: height), colors)
  }

  private static let longestHead = 40
  private static let longestSide = Int(UInt16.max)
}
