import Almanac
import Boards
import Timelines

/// The file that may say what stands on the board, and how it was when it was last read.
struct FollowedBoard {
  private let file: BoardFile
  private var state: FileState?
  /// Whether what it says can be shown.
  private(set) var isReadable = true

  init(_ file: BoardFile) {
    self.file = file
    state = FileState(path: file.path)
  }

  /// Where it lies when it is there.
  var folder: String { SmallFile(path: file.path).folder }

  var exists: Bool { state != nil }

  /// What somebody has made of it since it was last read. What can't be shown changes nothing, and as
  /// little does it that the file is gone.
  mutating func takeChange(kinds: [WidgetKind], zone: Zone) -> Board? {
    let before = state
    state = FileState(path: file.path)
    guard state != before else { return nil }
    let board = Result { () throws(BoardError) in try file.board(kinds: kinds, zone: zone) }
    isReadable = (try? board.get()) != nil || !exists
    return (try? board.get()) ?? nil
  }
}
