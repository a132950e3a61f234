import Cells
import Foundation
import Kit
import Wire
import Testing

@testable import Fetch

/// Checks what becomes of real PNG and JPEG files.
struct PictureFileTests {
  private func pixels(_ base64: String) throws -> Pixels {
    try PictureFile.pixels(in: Array(try #require(Data(base64Encoded: base64))))
  }

  @Test func aPNGIsReadPixelByPixel() throws {
    let png = StoredPNG(width: 3, height: 2, bits: 8) { y in [0, 100, 200].map { $0 + UInt8(y) } }
    let pixels = try PictureFile.pixels(in: png.bytes)
    #expect(pixels.size == Size(width: 3, height: 2))
    #expect(pixels[1, 0] == RGB(red: 100, green: 100, blue: 100))
    #expect(pixels[2, 1] == RGB(red: 201, green: 201, blue: 201))
  }

  /// White and black lines become grey, and halves stay halves.
  @Test func aLargePictureBecomesSmallByMeans() throws {
    let png = StoredPNG(width: 1280, height: 960, bits: 8) { y in
      (0..<1280).map { x in x < 640 ? (y % 2 == 0 ? 0 : 200) : 40 }
    }
    let pixels = try PictureFile.pixels(in: png.bytes)
    #expect(pixels.size == Size(width: 320, height: 240))
    #expect(pixels[0, 0] == RGB(red: 100, green: 100, blue: 100))
    #expect(pixels[319, 239] == RGB(red: 40, green: 40, blue: 40))
  }

  @Test func aBroadPictureKeepsItsShape() throws {
    let png = StoredPNG(width: 1600, height: 100, bits: 1) { _ in Array(repeating: 0xFF, count: 200)
    }
    let pixels = try PictureFile.pixels(in: png.bytes)
    #expect(pixels.size == Size(width: 320, height: 20) && pixels[5, 5] == .white)
  }

  @Test func whatIsTransparentLiesOnBlack() throws {
    let pixels = try pixels(Self.transparent)
    #expect(pixels[0, 0] == RGB(red: 200, green: 100, blue: 50))
    #expect(pixels[1, 0] == RGB(red: 40, green: 20, blue: 10))
  }

  @Test func anInterlacedPNGIsReadWhole() throws {
    let pixels = try pixels(Self.interlaced)
    for y in 0..<8 {
      for x in 0..<8 { #expect(Int(pixels[x, y].red) == (x * 16 + y * 8) & 255) }
    }
  }

  @Test(arguments: [jpeg, progressive]) func aJPEGIsRead(base64: String) throws {
    let pixels = try pixels(base64)
    #expect(pixels.size == Size(width: 16, height: 8))
    #expect(pixels[2, 4].red > 200 && pixels[2, 4].blue < 60)
    #expect(pixels[13, 4].red < 60 && pixels[13, 4].blue > 200)
  }

  /// The camera was held upright: what was at the left is at the top.
  @Test func aJPEGIsTurnedAsTheCameraWas() throws {
    let pixels = try pixels(Self.turned)
    #expect(pixels.size == Size(width: 8, height: 16))
    #expect(pixels[4, 2].red > 200 && pixels[4, 13].blue > 200)
  }

  @Test func aJPEGOfInksIsReadInColours() throws {
    let pixels = try pixels(Self.inks)
    #expect(pixels[8, 4].red > 200 && pixels[8, 4].green < 60 && pixels[8, 4].blue < 60)
  }

  @Test func sayWhyThereIsNoPicture() throws {
    #expect(throws: PictureFault.unknown) { try PictureFile.pixels(in: Array("GIF89a".utf8)) }
    #expect(throws: PictureFault.unknown) { try PictureFile.pixels(in: []) }
    let png = StoredPNG(width: 64, height: 64, bits: 8) { _ in Array(repeating: 7, count: 64) }
      .bytes
    // What follows the last pixel, its checksums and the mark of the end, may be missing.
    for count in 8..<png.count - 24 {
      #expect(throws: PictureFault.broken) { try PictureFile.pixels(in: Array(png.prefix(count))) }
    }
    var large = png
    (large[16], large[20]) = (0x10, 0x10)
    #expect(throws: (any Error).self) { try PictureFile.pixels(in: large) }
    let folder = try TestFolder()
    #expect(throws: PictureFault.missing) { try PictureFile(path: folder.file("no.png")).pixels() }
    #expect(throws: PictureFault.missing) { try PictureFile(path: folder.path).pixels() }
  }

  /// A damaged JPEG is shown as far as it goes, as everywhere; nothing else happens.
  @Test func aCutJPEGIsNoDanger() throws {
    let bytes = Array(try #require(Data(base64Encoded: Self.progressive)))
    for count in 0..<bytes.count {
      if let pixels = try? PictureFile.pixels(in: Array(bytes.prefix(count))) {
        #expect(pixels.size == Size(width: 16, height: 8))
      }
    }
  }

  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R\
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA\
    AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
    M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA\
    HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh\
    cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
    anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk\
    5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDwSvB6KK/a/o3f8zf/ALgf+5j+hfH/AP5lf/cb/wBxH//Z
    """

  private static let turned = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAMCAgMC\
    AgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQME\
    BAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAAR\
    CAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQA\
    AAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdI\
    SUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
    x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL\
    /8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcY\
    GRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOk\
    paanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDw\
    SvB6KK/a/o3f8zf/ALgf+5j+hfH/AP5lf/cb/wBxH//Z
    """

  private static let progressive = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R\
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA\
    AAb/xAAVAQEBAAAAAAAAAAAAAAAAAAAGB//aAAwDAQACEAMQAAABgYMa0L//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ\
    /9oACAEBAAEFAj//xAAYEQACAwAAAAAAAAAAAAAAAAAABkSCwv/aAAgBAwEBPwF/i3yf/8QAGBEAAgMAAAAAAAAA\
    AAAAAAAAAAdEgsL/2gAIAQIBAT8BW8umz//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEABj8CP//EABQQAQAA\
    AAAAAAAAAAAAAAAAABD/2gAIAQEAAT8hP//aAAwDAQACAAMAAAAQ/wD/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA\
    CAEDAQE/EE//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EHf/xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oA\
    CAEBAAE/ED//2Q==
    """

  /// Red of magenta and yellow.
  private static let inks = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4L\
    CxAWEBETFBUVFQwPFxgWFBgSFBUU/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAAB\
    AgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNi\
    coIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SV\
    lpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4E\
    QwBNAFkASwAAPwD9U6/Kqvyqr9U6KKKK/9k=
    """

  private static let transparent = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGM8kWL0n4GBwQQAD2kCk2OxzS4AAAAA\
    SUVORK5CYII=
    """

  private static let interlaced = """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAAGWY9HBAAAAOUlEQVR4nGNgYHBgUEgAIYcGBgGDgAIGIJ4AYSk4\
    JDRAuEDGAgYOCQ0Lj4iMCgYo3cEApWcwQOkVALztFQHHCBDSAAAAAElFTkSuQmCC
    """
}
