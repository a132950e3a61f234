import Cells
import System
import Wire

/// The last picture that was read, in the cache.
struct PictureShelf: Sendable {
  /// Which file a picture is of, and as which state of it.
  struct Label: Hashable {
    let path: String
    let state: FileState

    fileprivate var line: [UInt8] { Array("\(path.debugDescription) \(state.mark)\n".utf8) }
  }

  private let file: DurableFile

  init(in folder: String) {
    file = DurableFile(path: "\(folder)/wallpaper")
  }

  /// The picture, if it was read from this file as it is.
  func pixels(labelled label: Label) -> Pixels? {
    let line = label.line
    guard
      let bytes = try? WholeFile.bytes(
        at: file.path, upTo: line.count + PictureAnswer.greatestSize),
      bytes.starts(with: line)
    else { return nil }
    return Pixels(ppm: Array(bytes.dropFirst(line.count)))
  }

  /// Keeps a picture in place of the one before. Without it the file is only read again.
  func keep(_ pixels: Pixels, labelled label: Label) {
    try? file.write(label.line + pixels.ppm, makingFolders: true)
  }
}
