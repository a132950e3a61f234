import Cells
import Wire
import System
import Timelines

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
