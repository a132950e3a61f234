import Almanac
import Boards
import System
import Store
import Timelines

extension BoardFile {
  init(in directories: Directories) {
    self.init(path: "\(directories.config)/\(Self.name)")
  }

  /// The Home Screen in the file; nil if there is no file.
  func board(kinds: [WidgetKind], zone: Zone) throws(BoardError) -> Board? {
    guard let text = try text() else { return nil }
    do {
      var board = try Board(parsing: text, at: .home, kinds: kinds, zone: zone)
      board.file = Self.digest(of: text)
      return board
    } catch {
      throw BoardError(source: path, faults: error)
    }
  }

  /// The good lines of the Home Screen in the file, and what is wrong in the others; no board if there is
  /// no file or it can't be read.
  func legibleBoard(kinds: [WidgetKind], zone: Zone) -> (board: Board?, fault: BoardError?) {
    do throws(BoardError) {
      guard let text = try text() else { return (nil, nil) }
      var (board, faults) = Board.legible(text, at: .home, kinds: kinds, zone: zone)
      board.file = Self.digest(of: text)
      return (board, faults.map { BoardError(source: path, faults: $0) })
    } catch {
      return (nil, error)
    }
  }

  /// The digests of a whole text, which older versions kept alone, and of its lines without remarks: those
  /// don't change what has been taken over.
  private static func digest(of text: String) -> String {
    let lines = BoardLine.lines(of: text).lines.map { $0.words.joined(separator: "\0") }
    return [text, lines.joined(separator: "\n")]
      .map { String(Array($0.utf8).fingerprint, radix: 16) }.joined(separator: " ")
  }

  /// Whether there is a file, readable or not.
  var exists: Bool {
    do {
      return try text() != nil
    } catch {
      return true
    }
  }

  /// The file's text; nil if there is no such file.
  private func text() throws(BoardError) -> String? {
    do {
      return try SmallFile(path: path).text()
    } catch {
      throw BoardError(source: path, cause: error.cause)
    }
  }
}
