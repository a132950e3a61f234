import CFetch
package import Cells
import Glibc
import System
package import Wire

/// A PNG or JPEG file, of which a small copy is made.
package struct PictureFile: Hashable, Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  package func pixels() throws(PictureFault) -> Pixels {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try WholeFile.bytes(at: path, upTo: Bound.picture.greatest)
    } catch .tooLarge {
      throw .large
    } catch {
      throw .missing
    }
    return try Self.pixels(in: bytes)
  }

  package static func pixels(in bytes: [UInt8]) throws(PictureFault) -> Pixels {
    var picture = picture()
    defer { free(picture.pixels) }
    switch picture_read(
      bytes, bytes.count, UInt32(PictureAnswer.finest.width), UInt32(PictureAnswer.finest.height),
      UInt64(Bound.picturePixels.greatest), &picture)
    {
    case PICTURE_READ: break
    case PICTURE_UNKNOWN: throw .unknown
    case PICTURE_TOO_LARGE: throw .large
    case PICTURE_NO_MEMORY: throw .memory
    default: throw .broken
    }
    let (width, height) = (Int(picture.width), Int(picture.height))
    let parts = UnsafeBufferPointer(start: picture.pixels, count: 3 * width * height)
    let colors = stride(from: 0, to: parts.count, by: 3).map { index in
      RGB(red: parts[index], green: parts[index + 1], blue: parts[index + 2])
    }
    guard let pixels = Pixels(size: Size(width: width, height: height), colors) else {
      throw .broken
    }
    return pixels.turned(by: Int(picture.orientation))
  }
}

extension PictureAnswer {
  /// What is told of a file.
  package init(of file: PictureFile) {
    do throws(PictureFault) {
      self.init(.success(try file.pixels()))
    } catch {
      self.init(.failure(error))
    }
  }
}
