import System

/// A file of steps: an export of Apple Health, or a table.
package struct StepFile: Hashable, Sendable {
  package let path: String

  private static let pieceSize = 1 << 16

  /// A path may start with `~/`, the user's home folder.
  package init(path: String, home: String?) throws(StepFileError) {
    self.path = HomeFolder(path: home).absolute(path)
    guard self.path.hasPrefix("/") else { throw .relative(path: path) }
  }

  /// Reads the steps of a span, one piece of the file at a time.
  package func log(of span: StepSpan) throws(StepFileError) -> StepLog {
    let file = try opened()
    var (scanner, length) = (StepScanner(of: span), 0)
    while true {
      let piece = try piece(of: file)
      length += piece.count
      // The size told by the system may be out of date, so bytes are counted.
      guard !Bound.stepsFile.isExceeded(by: max(length, file.size)) else {
        throw .unreadable(path: path, .tooLarge, cause: "it has more than \(Bound.stepsFile.size)")
      }
      do throws(StepLineFault) {
        guard !piece.isEmpty else { return try scanner.finish() }
        try scanner.scan(piece)
      } catch {
        throw .wrong(path: path, error)
      }
    }
  }

  private func opened() throws(StepFileError) -> OpenFile {
    do throws(FileError) {
      return try OpenFile(path: path)
    } catch {
      throw StepFileError(error, at: path)
    }
  }

  /// The next piece; empty at the end.
  private func piece(of file: borrowing OpenFile) throws(StepFileError) -> [UInt8] {
    do throws(FileError) {
      return try file.piece(upTo: Self.pieceSize)
    } catch {
      throw StepFileError(error, at: path)
    }
  }
}
