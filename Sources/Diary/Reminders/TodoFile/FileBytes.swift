import System
import Glibc
import Store

/// Functions that read and create whole files of reminders.
enum FileBytes {
  /// The longest wait for writers. Some programs keep files open without writing.
  private static let longestWait = Duration.seconds(1)

  /// Reads a file; with a patience, first waits for writers to finish, so that it doesn't read half
  /// a change.
  static func read(
    _ path: String, awaitingWritersWithin patience: Patience? = nil
  ) throws(TodoFileError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileError) {
      let file = try OpenFile(path: path)
      _ = patience?.spend(upTo: longestWait) { file.awaitWriters(milliseconds: $0) }
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
