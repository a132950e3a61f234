import Desk
import System

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
