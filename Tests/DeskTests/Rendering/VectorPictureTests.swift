import Cells
import Kit
import PictureTesting
import Testing

@testable import Desk

struct VectorPictureTests {
  private static let glyphs = Array(" ▀▄▌▐█▁▃▇▏▋▔▕▖▗▘▙▚▛▜▝▞▟─│╭╮╯╰━┃┏┛🬀🬓🬦🬻".unicodeScalars)

  private func canvas(using random: inout SplitMix) -> Canvas {
    let colors: [RGB?] = [nil, RGB(0x102030), RGB(0xFF8000), .white]
    var canvas = Canvas(
      size: Size(
        width: .random(in: 1...9, using: &random), height: .random(in: 1...4, using: &random)))
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width {
        let style = Style(
          foreground: colors.randomElement(using: &random) ?? nil,
          background: colors.randomElement(using: &random) ?? nil,
          attributes: Bool.random(using: &random) ? .reverse : [])
        let scalar = Self.glyphs.randomElement(using: &random) ?? " "
        canvas.put(Glyph(scalar), style, at: Point(x: x, y: y))
      }
    }
    return canvas
  }

  /// Whether the picture shows a cell like a terminal does, in each unit of the cell.
  private func shows(_ picture: DrawnPicture, _ cell: Cell, at place: Point) -> Bool {
    let (ink, ground) = cell.style.shownColors
    let areas = Block(cell.glyph)?.areas ?? []
    let origin = Point(x: place.x * Block.cell.width, y: place.y * Block.cell.height)
    return Rect(origin: .zero, size: Block.cell).points.allSatisfy { point in
      let isInked = areas.contains { $0.contains(point) }
      return picture.color(origin.x + point.x, origin.y + point.y) == (isInked ? ink : ground)
    }
  }

  @Test func showsEachBlockInItsColours() throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<8 {
      let canvas = canvas(using: &random)
      let picture = try #require(
        DrawnPicture(VectorPicture(canvas, reading: "Seoul, 3°\n<clear>").description))
      #expect(picture.size.width == canvas.size.width * Block.cell.width)
      #expect(picture.texts("text").isEmpty)
      let wrong = canvas.bounds.points.first { !shows(picture, canvas[$0.x, $0.y], at: $0) }
      #expect(wrong == nil, "\(canvas)")
    }
  }

  @Test func mergesWhatHasOneColour() throws {
    var canvas = Canvas(size: Size(width: 40, height: 10), filledWith: Style(background: .white))
    canvas.fill(
      Rect(x: 3, y: 2, width: 20, height: 5), with: Style(background: RGB(0x336699)))
    canvas.write("▄▄▄▄", Style(foreground: .black, background: .white), at: Point(x: 30, y: 4))
    let picture = try #require(
      DrawnPicture(VectorPicture(canvas, reading: "Seoul, 3°\n<clear>").description))
    #expect(
      picture.texts("path").map { $0.attributes["d"] } == [
        "M72 96h480v240h-480z", "M720 216h96v24h-96z",
      ])
    #expect(picture.texts("rect").map { $0.attributes["fill"] } == ["#ffffff"])
  }

  @Test func writesLettersTogetherAndOtherGlyphsAlone() throws {
    var canvas = Canvas(size: Size(width: 30, height: 2))
    canvas.write("Partly cloudy  3° 한글 ●x", Style(attributes: .bold), at: Point(x: 1, y: 1))
    let picture = try #require(
      DrawnPicture(VectorPicture(canvas, reading: "Seoul, 3°\n<clear>").description))
    let texts = picture.texts("text")
    #expect(texts.map(\.text) == ["Partly cloudy", "3°", "한", "글", "●", "x"])
    #expect(texts.map { $0.attributes["x"] } == ["24", "384", "480", "528", "588", "612"])
    #expect(texts.map { $0.attributes["textLength"] } == ["312", "48", nil, nil, nil, nil])
    #expect(texts.map { $0.attributes["font-size"] } == [nil, nil, "44", "44", nil, nil])
    #expect(texts.allSatisfy { $0.attributes["font-weight"] == "bold" })
    #expect(texts.allSatisfy { $0.attributes["fill"] == "#ffffff" && $0.attributes["y"] == "85" })
    #expect(picture.texts("desc").map(\.text) == ["Seoul, 3°\n<clear>"])
  }

  @Test func changesTheInkWithTheStyle() throws {
    var canvas = Canvas(size: Size(width: 4, height: 1))
    canvas.write("ab", Style(foreground: RGB(0x00FF00)), at: .zero)
    canvas.write("c", Style(background: RGB(0x0000FF), attributes: .reverse), at: Point(x: 2, y: 0))
    canvas.write("d", Style(attributes: .italic), at: Point(x: 3, y: 0))
    let picture = try #require(
      DrawnPicture(VectorPicture(canvas, reading: "Seoul, 3°\n<clear>").description))
    #expect(
      picture.texts("text").map { $0.attributes["fill"] } == ["#00ff00", "#0000ff", "#ffffff"])
    #expect(picture.texts("text").last?.attributes["font-style"] == "italic")
    #expect(picture.color(60, 2) == .white)
  }

  @Test func drawsLinesBelowAndThroughText() throws {
    var canvas = Canvas(size: Size(width: 3, height: 1))
    canvas.write("a b", Style(attributes: [.underline, .strikethrough]), at: .zero)
    let picture = try #require(
      DrawnPicture(VectorPicture(canvas, reading: "Seoul, 3°\n<clear>").description))
    #expect(
      picture.texts("path").map { $0.attributes["d"] } == ["M0 24h72v3h-72zM0 42h72v3h-72z"])
  }

  @Test(arguments: [
    "<script>&\"'", "]]>", "<!--", "\u{1B}[31m\u{0}\u{7F}\u{9B}", "e\u{301}\u{FFFE}",
  ])
  func isWellFormedWhateverIsWritten(text: String) throws {
    var canvas = Canvas(size: Size(width: 24, height: 1))
    canvas.write(text, .plain, at: .zero)
    let source = VectorPicture(canvas, reading: "Seoul, 3°\n<clear>").description
    #expect(
      source.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    let picture = try #require(DrawnPicture(source))
    let written = picture.texts("text").map(\.text).joined()
    #expect(written.replacing(" ", with: "") == canvas.description.replacing(" ", with: ""))
    #expect(
      picture.elements.allSatisfy {
        ["svg", "title", "desc", "g", "rect", "path", "text"].contains($0.name)
      })
  }

  @Test func replacesWhatXMLDoesNotAllow() {
    #expect("\u{1}\t\u{FFFF}\u{85}a\nb".escapedForXML == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}a\nb")
  }

  @Test func endsWellWithNothingToShow() throws {
    #expect(DrawnPicture(VectorPicture(Canvas(size: .zero), reading: "").description) != nil)
  }
}

extension Rect {
  fileprivate var points: [Point] { rows.flatMap { y in columns.map { Point(x: $0, y: y) } } }
}
