import Cells
import Kit
import Layout
import Testing
import Views

/// Checks that any text stays in its frame and leaves no half of a wide glyph.
struct ConfinementTests {
  static let hostile = [
    "\u{1B}[2J\u{1B}]0;title\u{7}", "\u{9B}31m", "a\u{0}b\u{8}\u{7F}", "\r\n\t\u{B}\u{C}",
    "\u{202E}abc\u{2066}def", "\u{200D}\u{200D}👨‍👩‍👧‍👦\u{FE0F}", "🇰🇷🇰", "\u{1160}\u{11A8}",
    "\u{2028}\u{2029}", "\u{FEFF}\u{200B}", "\u{FFFF}\u{10FFFF}\u{E000}", "שלום עולם",
    "e" + String(repeating: "\u{301}", count: 500), "가나다라마바사",
    String(repeating: "가", count: 5_000), String(repeating: "x", count: 10_000),
    String(repeating: "a가", count: 300), String(repeating: "\n", count: 2_000),
  ]

  @Test(arguments: hostile)
  func staysInside(_ text: String) throws {
    let views: [any View] = [
      Text(text), Text(text).lineLimit(1), Text(text).fixedSize(),
      Text(text).truncationMode(.middle),
      HStack {
        Text(text); Spacer(); Text(text)
      },
      Text(text).offset(x: 8, y: -17), Text(text).frame(width: 24, height: 34).background(.blue),
      VStack {
        Text(text); Divider()
      },
    ]
    for view in views {
      for (width, height) in [(0, 0), (1, 1), (2, 1), (3, 2), (7, 3), (20, 10)] {
        try expectConfined(AnyView(view), Size(width: width, height: height))
      }
    }
  }

  /// Paints the view in the middle of a larger canvas of dots.
  private func expectConfined(_ view: AnyView, _ size: Size) throws {
    let room = Size(width: size.width + 4, height: size.height + 4)
    let dots = String(repeating: ".", count: room.width)
    var canvas = Canvas(lines: Array(repeating: dots, count: room.height))
    let frame = Rect(origin: Point(x: 2, y: 2), size: size)
    let box = try Node(archiving: view.offset(x: 16, y: 34)).laidOut(
      in: size, surroundings: .test())
    box.paint(on: &canvas, look: Look(), clippedTo: frame)
    let places = (0..<room.height).flatMap { y in (0..<room.width).map { Point(x: $0, y: y) } }
    let faults = places.filter { place in
      let cell = canvas[place.x, place.y]
      let isOutside = !frame.contains(place) && cell != Cell(Glyph("."), .plain)
      let isHalf = cell.glyph.isWide != canvas[place.x + 1, place.y].isTail
      return isOutside || isHalf || cell.glyph.scalars.contains(where: \.isControl)
    }
    #expect(faults == [])
  }
}
