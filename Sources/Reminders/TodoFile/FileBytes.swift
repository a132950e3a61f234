import Bounds
import Files
import Glibc

/// Functions that read and create whole files of reminders.
enum FileBytes {
  /// The time to wait for a writer, in milliseconds.
  private static let patience: Int32 = 1000

  /// Reads a file; optionally waits for writers to finish, so that it doesn't read half a change.
  static func read(
    _ path: String, awaitingWriters: Bool = false
  ) throws(TodoFileError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileError) {
      let file = try OpenFile(path: path)
      if awaitingWriters { file.awaitWriters(milliseconds: patience) }
      bytes = try file.bytes(upTo: Bound.todoFile.greatest)
    } catch {
      throw .unreadable(path: path, cause: FileCause(error))
    }
    if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(bytes.prefix(2))) {
      throw .unreadable(path: path, cause: .otherText)
    }
    let lines = bytes.count { $0 == .newline }
    if Bound.todoLines.isExceeded(by: lines) {
      throw .unreadable(path: path, cause: .tooManyLines)
    }
    return bytes
  }

  static func create(_ path: String) throws(TodoFileError) {
    do throws(FileError) {
      try WritableFile.create(path)
    } catch {
      throw .unwritable(path: path, cause: FileCause(error))
    }
  }
}
