import Boards
import System

/// The file that says in which place the user has left the dashboard, for the next one.
struct PlaceFile: Sendable {
  private let file: SmallFile?
  /// The place in the file, unless `config.toml` says another one now than it did then; nil if there is
  /// none.
  private(set) var kept: BoardPlace?
  /// Why the existing file can't be read.
  private(set) var fault: FileFault?
  /// The place that `config.toml` says.
  private let written: String?

  static let name = "place"

  init(in directories: Directories?, over written: String? = nil) {
    self.written = written
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
    do throws(FileFault) {
      kept = try file.flatMap { file throws(FileFault) in try Self.place(in: file, over: written) }
    } catch {
      fault = error
    }
  }

  /// The place to begin in, if no flag says one.
  var first: BoardPlace { kept ?? written.flatMap(BoardPlace.init) ?? .home }

  /// Saves the place, unless it is the one in which the dashboard began: a place named by a flag holds
  /// for one run. Nothing is lost but a way to go where that fails.
  func keep(_ place: BoardPlace, after first: BoardPlace) {
    guard place != first, place != kept else { return }
    try? file?.write("\(KeptWord(place.rawValue, over: written).description)\n")
  }

  private static func place(
    in file: SmallFile, over written: String?
  ) throws(FileFault) -> BoardPlace? {
    guard let text = try file.text() else { return nil }
    let kept = KeptWord(parsing: text) ?? KeptWord("", over: nil)
    let places = BoardPlace.allCases.filter { $0 != .lock }
    guard let place = places.first(where: { $0.rawValue == kept.word }) else {
      throw file.fault(.noPlace(kept.word, known: places.map(\.rawValue)))
    }
    return kept.over == written ? place : nil
  }
}
