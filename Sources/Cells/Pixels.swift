/// A picture as square pixels, row by row.
package struct Pixels: Hashable, Sendable {
  package let size: Size
  private let colors: [RGB]

  /// Fails unless there are as many colours as the size has room for, and at least one.
  package init?(size: Size, _ colors: [RGB]) {
    guard size.width > 0, size.height > 0, colors.count == size.area else { return nil }
    (self.size, self.colors) = (size, colors)
  }

  package subscript(x: Int, y: Int) -> RGB { colors[y * size.width + x] }

  /// The luminances of nearly all of it: a glint doesn't count.
  package var luminances: ClosedRange<Double> {
    let sorted = colors.map(\.luminance).sorted()
    let few = sorted.count / 200
    return sorted[few]...sorted[sorted.count - 1 - few]
  }

  /// The middle of the picture at another size, as large as fills it: each pixel is the mean of those that
  /// it stands for, or the one that it lies in.
  package func filling(_ room: Size) -> Pixels? {
    guard room.width > 0, room.height > 0 else { return nil }
    let step = min(
      Double(size.width) / Double(room.width), Double(size.height) / Double(room.height))
    let left = (Double(size.width) - step * Double(room.width)) / 2
    let top = (Double(size.height) - step * Double(room.height)) / 2
    let columns = (0..<room.width).map { span($0, from: left, by: step, upTo: size.width) }
    let rows = (0..<room.height).map { span($0, from: top, by: step, upTo: size.height) }
    return Pixels(size: room, rows.flatMap { y in columns.map { mean($0, y) } })
  }

  private func span(_ index: Int, from start: Double, by step: Double, upTo end: Int) -> Range<Int>
  {
    let first = max(0, min(Int(start + step * Double(index)), end - 1))
    return first..<max(first + 1, min(Int(start + step * Double(index + 1)), end))
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> RGB {
    var (red, green, blue) = (0, 0, 0)
    for y in rows {
      for color in colors[y * size.width + columns.lowerBound..<y * size.width + columns.upperBound]
      {
        red += Int(color.red)
        green += Int(color.green)
        blue += Int(color.blue)
      }
    }
    let count = columns.count * rows.count
    return RGB(
      red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
  }

  /// The picture as a camera has held it, by the numbers that EXIF gives to the eight ways.
  package func turned(by orientation: Int) -> Pixels {
    guard 2...8 ~= orientation else { return self }
    let isUpright = orientation < 5
    let turned = isUpright ? size : Size(width: size.height, height: size.width)
    let (right, bottom) = (size.width - 1, size.height - 1)
    let colors = (0..<turned.height).flatMap { y in
      (0..<turned.width).map { x in
        switch orientation {
        case 2: self[right - x, y]
        case 3: self[right - x, bottom - y]
        case 4: self[x, bottom - y]
        case 5: self[y, x]
        case 6: self[y, bottom - x]
        case 7: self[right - y, bottom - x]
        default: self[right - y, x]
        }
      }
    }
    return Pixels(size: turned, colors) ?? self
  }
}

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
