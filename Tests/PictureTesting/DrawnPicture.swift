package import Cells
import Foundation
import FoundationXML

/// An SVG picture as a viewer sees it: its shapes as pixels, and its texts.
package struct DrawnPicture {
  package struct Element {
    package let name: String
    package let attributes: [String: String]
    package var text = ""
  }

  package let elements: [Element]
  package let size: Size
  private var pixels: [UInt32]

  /// Fails if the text isn't well-formed.
  package init?(_ text: String) {
    let (parser, reader) = (XMLParser(data: Data(text.utf8)), ElementReader())
    parser.delegate = reader
    guard parser.parse(), let first = reader.elements.first, first.name == "svg" else { return nil }
    let sides = (first.attributes["viewBox"] ?? "").split(separator: " ").compactMap { Int($0) }
    guard sides.count == 4 else { return nil }
    elements = reader.elements
    size = Size(width: sides[2], height: sides[3])
    pixels = Array(repeating: 0, count: size.area)
    for element in elements { draw(element) }
  }

  package func texts(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The colour of a pixel; nil if nothing opaque was drawn there.
  package func color(_ x: Int, _ y: Int) -> RGB? {
    let pixel = pixels[y * size.width + x]
    return pixel >> 24 == 0xFF ? RGB(pixel & 0xFF_FFFF) : nil
  }

  private mutating func draw(_ element: Element) {
    let color = element.attributes["fill"].flatMap { UInt32($0.dropFirst(), radix: 16) } ?? 0
    let isOpaque = element.attributes["fill-opacity"] == nil
    for rect in element.rects {
      for y in rect.rows {
        for x in rect.columns { pixels[y * size.width + x] = isOpaque ? color | 0xFF00_0000 : 0 }
      }
    }
  }
}

extension DrawnPicture.Element {
  fileprivate var rects: [Rect] {
    if name == "rect" {
      let sides = ["width", "height"].map { attributes[$0].flatMap { Int($0) } ?? 0 }
      return [Rect(x: 0, y: 0, width: sides[0], height: sides[1])]
    }
    guard name == "path", let way = attributes["d"] else { return [] }
    return way.matches(of: /M(\d+) (\d+)h(\d+)v(\d+)h-(\d+)z/).map { match in
      let numbers = [match.1, match.2, match.3, match.4].map { Int($0) ?? 0 }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
