import Cells
import Files
import FoundationEssentials
import Home
import Kit
import Testing
import Timelines

@testable import Desk

struct KeptScreenTests {
  static let date = Date(timeIntervalSince1970: 1_795_221_660.25)

  static func part(_ number: Int = 7, _ files: [String: String] = [:]) -> KeptScreen.Part {
    var canvas = Canvas(size: Size(width: 9, height: 3))
    canvas.fill(canvas.bounds, with: Style(background: RGB(0x102030)))
    let bold = Style(foreground: .white, background: .black, attributes: [.bold, .underline])
    canvas.write("한e\u{301}x", bold, at: Point(x: 1, y: 1))
    canvas.put(Glyph("\u{2580}"), .plain, at: Point(x: 8, y: 2))
    return KeptScreen.Part(
      tile: KeptTile(
        of: Instance.ID(number), key: "a key\n", canvas: canvas, hasRoom: true, since: date,
        until: .distantFuture),
      files: files)
  }

  private let screen = KeptScreen(
    conditions: 0xFEDC_BA98_7654_3210,
    parts: [part(), part(-2, ["/a": "1 2 3", "/b": ""])])

  @Test func readsWhatItWrote() {
    #expect(KeptScreen(bytes: screen.bytes) == screen)
    let empty = KeptScreen(conditions: 0, parts: [])
    #expect(KeptScreen(bytes: empty.bytes) == empty)
  }

  /// A run has sixteen cells at most, none of which is another style or a wide glyph's.
  @Test(arguments: [1, 15, 16, 17, 33, 120])
  func readsRunsOfEveryLength(length: Int) throws {
    var canvas = Canvas(size: Size(width: 120, height: 2))
    canvas.write(
      String(repeating: "x", count: length), Style(foreground: .white), at: Point(x: 0, y: 0))
    canvas.write(String(repeating: "한", count: length / 2), .plain, at: Point(x: 1, y: 1))
    var writer = CacheWriter()
    writer.write(canvas)
    var reader = CacheReader(writer.bytes[...])
    #expect(try reader.canvas() == canvas && reader.isAtEnd)
  }

  @Test func noticesEveryChangedBitAndMissingByte() {
    let bytes = screen.bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << bit
        #expect(KeptScreen(bytes: other) == nil, "bit \(bit) of byte \(index)")
      }
      #expect(KeptScreen(bytes: Array(bytes[..<index])) == nil, "\(index) bytes")
    }
    #expect(KeptScreen(bytes: bytes + [0]) == nil)
  }

  /// What somebody has made with a right sum is never more than a canvas of harmless glyphs.
  @Test func survivesMutationsWithARightSum() throws {
    let start = screen.bytes.count - body.count
    try fuzz([body], rounds: 2000) { mutated in
      var sum = CacheWriter()
      sum.write(mutated.fingerprint)
      let bytes = Array(screen.bytes[..<(start - 8)]) + sum.bytes + mutated
      guard let read = KeptScreen(bytes: bytes) else { return }
      for part in read.parts {
        let controls = part.tile.canvas.description.unicodeScalars.filter {
          $0.isControl && $0 != "\n"
        }
        #expect(controls.isEmpty && part.tile.canvas.size.area <= 4 * bytes.count)
      }
    }
  }

  private var body: [UInt8] { Array(screen.bytes.dropFirst("widgetty screen 2\n".utf8.count + 8)) }

  @Test(arguments: [
    (0, 3), (3, 0), (2049, 1), (1, 1025), (0xFFFF_FFFF, 0xFFFF_FFFF), (2000, 1000),
  ])
  func refusesSizesThatNoTerminalHas(width: Int, height: Int) {
    var writer = CacheWriter()
    writer.write(count: width)
    writer.write(count: height)
    var reader = CacheReader(writer.bytes[...])
    #expect(throws: CacheReader.Damage.self) { try reader.canvas() }
  }

  @Test(arguments: [0, 0x1B, 0x7F, 0x9B, 0x0301, 0xD800, 0x202E, 0x20_0000])
  func refusesWhatIsNoGlyph(scalar: UInt64) {
    var writer = CacheWriter()
    writer.write(count: 1)
    writer.write(count: 1)
    writer.write(byte: 1)
    writer.write(scalar, in: 3)
    var reader = CacheReader(writer.bytes[...])
    #expect(throws: CacheReader.Damage.self) { try reader.canvas() }
  }
}
