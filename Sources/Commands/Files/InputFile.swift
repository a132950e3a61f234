import System
import Desk

/// An input file named by the user; `-` is standard input.
struct InputFile {
  let path: String
  /// The strings for error messages.
  let strings: StringTable

  static let greatestSize = Bound.importFile.greatest

  func bytes() throws(CommandError) -> [UInt8] {
    do throws(FileError) {
      return path == "-"
        ? try WholeFile.standardInput(upTo: Self.greatestSize)
        : try WholeFile.bytes(at: path, upTo: Self.greatestSize)
    } catch {
      throw CommandError(strings.text("file.unreadable %@ %@", path, words(of: error)))
    }
  }

  private func words(of error: FileError) -> String {
    switch error {
    case .system: strings.clause(of: error)
    case .folder, .notAFile: strings.text("file.none")
    case .tooLarge(let most): strings.text("file.large %lld", String(most >> 20))
    }
  }
}
