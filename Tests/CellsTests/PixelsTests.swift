import Cells
import Testing

struct PixelsTests {
  private func grey(_ width: Int, _ values: [UInt8]) throws -> Pixels {
    try #require(
      Pixels(
        size: Size(width: width, height: values.count / width),
        values.map { RGB(red: $0, green: $0, blue: $0) }))
  }

  private func values(_ pixels: Pixels?) -> [UInt8] {
    guard let pixels else { return [] }
    return (0..<pixels.size.height).flatMap { y in
      (0..<pixels.size.width).map { pixels[$0, y].red }
    }
  }

  @Test func fillARoomWithTheirMiddle() throws {
    let pixels = try grey(4, [0, 10, 20, 30, 100, 110, 120, 130])
    #expect(values(pixels.filling(Size(width: 2, height: 2))) == [10, 20, 110, 120])
    #expect(values(pixels.filling(Size(width: 2, height: 1))) == [55, 75])
    #expect(values(pixels.filling(Size(width: 1, height: 1))) == [65])
    #expect(pixels.filling(Size(width: 0, height: 1)) == nil)
    let broad = pixels.filling(Size(width: 8, height: 4))
    #expect(broad?[0, 0].red == 0 && broad?[1, 1].red == 0 && broad?[7, 3].red == 130)
  }

  @Test(
    arguments: [
      (1, 3, [1, 2, 3, 4, 5, 6]), (2, 3, [3, 2, 1, 6, 5, 4]), (3, 3, [6, 5, 4, 3, 2, 1]),
      (4, 3, [4, 5, 6, 1, 2, 3]), (5, 2, [1, 4, 2, 5, 3, 6]), (6, 2, [4, 1, 5, 2, 6, 3]),
      (7, 2, [6, 3, 5, 2, 4, 1]), (8, 2, [3, 6, 2, 5, 1, 4]),
    ] as [(Int, Int, [UInt8])])
  func areTurnedAndMirrored(orientation: Int, width: Int, expected: [UInt8]) throws {
    let turned = try grey(3, [1, 2, 3, 4, 5, 6]).turned(by: orientation)
    #expect(turned.size.width == width && values(turned) == expected)
  }

  @Test func readAsTheyAreWritten() throws {
    let pixels = try grey(2, [1, 2, 10, 255])
    #expect(Pixels(ppm: pixels.ppm) == pixels)
    #expect(Pixels(ppm: Array(pixels.ppm.dropLast())) == nil && Pixels(ppm: []) == nil)
  }

  @Test func haveLuminancesWithoutTheFewOutermost() throws {
    let pixels = try grey(
      400, Array(repeating: 0, count: 2) + Array(repeating: 128, count: 396) + [255, 255])
    let middle = RGB(red: 128, green: 128, blue: 128).luminance
    #expect(pixels.luminances == middle...middle)
  }
}
