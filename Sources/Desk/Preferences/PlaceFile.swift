import Boards
import Glibc
import Home
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

/// The file that exists while the screen is locked, shared with other processes and later runs.
struct LockFile: Sendable {
  private let file: SmallFile?
  /// The state at the last check.
  private var known: Bool

  static let name = "locked"

  init(in directories: Directories?) {
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
    known = Self.isThere(file)
  }

  var isLocked: Bool { Self.isThere(file) }

  /// The folder of the file.
  var folder: String? { file?.folder }

  func makeFolder() { file?.makeFolders() }

  /// Saves the state; returns why that failed, in which case it holds only for this run.
  mutating func keep(_ isLocked: Bool) -> SavingFault? {
    guard let file else { return .unknown }
    do throws(FileFault) {
      if isLocked { try file.create() } else { try file.remove() }
      known = isLocked
      return nil
    } catch {
      return error.savingFault
    }
  }

  /// Returns the state if other processes have changed it since the last check.
  mutating func takeChange() -> Bool? {
    let before = known
    known = isLocked
    return known == before ? nil : known
  }

  private static func isThere(_ file: SmallFile?) -> Bool {
    file.map { access($0.path, F_OK) == 0 } ?? false
  }
}
