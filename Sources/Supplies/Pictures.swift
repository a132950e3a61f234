import Cells
package import Desk
import Home
import System
import Timelines
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

extension Supply {
  /// The pictures in the user's files, which a separate program reads.
  package static let pictures = Supply(others: [
    { site, supplies in
      let shop = PictureShop(
        program: FetchProgram(environment: site.environment), home: site.home,
        shelf: site.directories.map { PictureShelf(in: $0.cache) }, instant: { site.instant })
      supplies.pictures = PictureSource { path in
        PictureReading(
          of: path,
          shop.pixels(at: path).mapError { .init($0.sentence(about: path, in: site.commandWords)) })
      }
    }
  ])
}

extension PictureFault {
  /// The fault as a sentence about a file.
  func sentence(about path: String, in words: StringTable) -> String {
    words.text("picture.\(rawValue) %@", path)
  }
}

/// Has pictures read by the separate program, each file once.
struct PictureShop: Sendable {
  /// Nil if it can't be found.
  let program: FetchProgram?
  let home: HomeFolder
  /// Nil if there is no folder for it.
  let shelf: PictureShelf?
  let instant: @Sendable () -> Duration

  private static let patience = Duration.seconds(5)

  func pixels(at path: String) -> Result<Pixels, PictureFault> {
    let whole = home.absolute(path)
    WatchedFiles.current.follow(whole)
    guard let state = FileState(path: whole) else { return .failure(.missing) }
    let label = PictureShelf.Label(path: whole, state: state)
    if let known = shelf?.pixels(labelled: label) { return .success(known) }
    let outcome = read(whole)
    if case .success(let pixels) = outcome { shelf?.keep(pixels, labelled: label) }
    return outcome
  }

  private func read(_ path: String) -> Result<Pixels, PictureFault> {
    do throws(HTTPFault) {
      let bytes = try program?.output(
        of: [PictureAnswer.argument, path], upTo: PictureAnswer.greatestSize, within: Self.patience,
        by: instant)
      return bytes.flatMap(PictureAnswer.init(bytes:))?.outcome ?? .failure(.program)
    } catch {
      return .failure(.program)
    }
  }
}
