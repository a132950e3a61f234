import Boards
import Printing

/// The file that says in which place the user has left the dashboard, for the next one.
struct PlaceFile: Sendable {
  private let file: SmallFile?
  /// The place in the file; nil if there is none.
  private(set) var kept: BoardPlace?
  /// Why the existing file can't be read.
  private(set) var fault: FileFault?

  static let name = "place"

  init(in directories: Directories?) {
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
    do throws(FileFault) {
      kept = try file.flatMap { file throws(FileFault) in try Self.place(in: file) }
    } catch {
      fault = error
    }
  }

  /// Saves the place, unless it is the one in which the dashboard began: a place named by a flag holds
  /// for one run. Nothing is lost but a way to go where that fails.
  func keep(_ place: BoardPlace, after first: BoardPlace) {
    guard place != first, place != kept else { return }
    try? file?.write("\(place.rawValue)\n")
  }

  private static func place(in file: SmallFile) throws(FileFault) -> BoardPlace? {
    guard let text = try file.text() else { return nil }
    let word = String(text.prefix { !$0.isWhitespace })
    let places = BoardPlace.allCases.filter { $0 != .lock }
    guard let place = places.first(where: { $0.rawValue == word }) else {
      throw file.fault(.noPlace(word, known: places.map(\.rawValue)))
    }
    return place
  }
}
