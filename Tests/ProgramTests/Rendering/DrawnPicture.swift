import Cells
import Foundation
import FoundationXML

/// An SVG picture as a viewer sees it: its shapes as pixels, and its texts.
final class DrawnPicture: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private(set) var size = Size.zero
  private var pixels: [UInt32] = []
  private var open: [Int] = []

  /// Fails if the text isn't well-formed.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse(), elements.first?.name == "svg" else { return nil }
    let sides = (elements[0].attributes["viewBox"] ?? "").split(separator: " ").compactMap {
      Int($0)
    }
    guard sides.count == 4 else { return nil }
    size = Size(width: sides[2], height: sides[3])
    pixels = Array(repeating: 0, count: size.area)
    for element in elements { draw(element) }
  }

  func texts(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The colour of a pixel; nil if nothing opaque was drawn there.
  func color(_ x: Int, _ y: Int) -> RGB? {
    let pixel = pixels[y * size.width + x]
    return pixel >> 24 == 0xFF ? RGB(pixel & 0xFF_FFFF) : nil
  }

  private func draw(_ element: Element) {
    let color = element.attributes["fill"].flatMap { UInt32($0.dropFirst(), radix: 16) } ?? 0
    let isOpaque = element.attributes["fill-opacity"] == nil
    for rect in element.rects {
      for y in rect.rows {
        for x in rect.columns { pixels[y * size.width + x] = isOpaque ? color | 0xFF00_0000 : 0 }
      }
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
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
