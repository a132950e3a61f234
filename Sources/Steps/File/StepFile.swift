package import Almanac
import Glibc

/// A file of steps: an export of Apple Health, or a table.
package struct StepFile: Hashable, Sendable {
  package let path: String

  private static let pieceSize = 1 << 16

  /// A path may start with `~/`, the user's home folder.
  package init(path: String, home: String?) throws(StepFileError) {
    if path.hasPrefix("~/"), let home {
      self.path = home + path.dropFirst(1)
    } else {
      self.path = path
    }
    guard self.path.hasPrefix("/") else { throw .relative(path: path) }
  }

  /// Reads the steps from a day on, one piece of the file at a time.
  package func log(since day: CivilDay) throws(StepFileError) -> StepLog {
    // Without `O_NONBLOCK`, opening a pipe or a device could block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw unreadable(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, .notAFile, cause: "it is no file")
    }
    var scanner = StepScanner(since: day)
    while true {
      let piece = try piece(of: file)
      do throws(StepLineFault) {
        guard !piece.isEmpty else { return try scanner.finish() }
        try scanner.scan(piece)
      } catch {
        throw .wrong(path: path, line: error.line, cause: error.fault.description)
      }
    }
  }

  /// Reads the next piece; empty at the end.
  private func piece(of file: Int32) throws(StepFileError) -> [UInt8] {
    while true {
      var failure: Int32?
      let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
        let result = read(file, buffer.baseAddress, buffer.count)
        if result < 0 { failure = errno }
        count = max(0, result)
      }
      guard let failure else { return piece }
      if failure != EINTR { throw unreadable(failure) }
    }
  }

  private func unreadable(_ code: Int32) -> StepFileError {
    .ofError(code, at: path, String(cString: strerror(code)))
  }
}
