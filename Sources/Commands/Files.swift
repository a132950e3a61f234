import Desk
import System

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

/// An output file named by the user.
struct OutputFile {
  let path: String
  /// The strings for error messages.
  let strings: StringTable

  /// Replaces a file whole, so that no one reads half of it; writes into a device or a pipe.
  func write(_ text: String) throws(CommandError) {
    do throws(FileError) {
      try write(Array(text.utf8))
    } catch {
      throw CommandError(strings.text("file.unwritable %@ %@", path, strings.clause(of: error)))
    }
  }

  private func write(_ bytes: [UInt8]) throws(FileError) {
    guard FileState(path: path)?.isRegular == false else {
      return try DurableFile(path: path).write(bytes, mode: 0o666)
    }
    let file = try WritableFile(existing: path, isPatient: true)
    try file.write(bytes)
  }
}

extension CommandContext {
  /// A path as seen from the root folder.
  func absolute(_ path: String) throws -> String {
    guard !path.isEmpty else {
      throw CommandError(misuse: strings.text("command-error.file.nameless"))
    }
    if path.hasPrefix("/") { return path }
    guard let folder = WorkingFolder.path else {
      throw CommandError(strings.text("command-error.folder"))
    }
    return "\(folder)/\(path)"
  }
}
