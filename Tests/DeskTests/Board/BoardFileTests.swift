import Almanac
import Boards
import Foundation
import Testing
import Timelines

@testable import Desk

struct BoardFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var file: URL { folder.appending(path: "config/widgets") }

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "config"), withIntermediateDirectories: true)
  }

  /// The kinds in the file, or the error without the folder's path.
  private func board() -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    do throws(BoardError) {
      let file = BoardFile(in: Directories(under: folder.path))
      let board = try file.board(kinds: BoardTests.kinds, zone: .utc)
      return board?.instances.map(\.kind).joined(separator: " ") ?? "none"
    } catch {
      return error.description.replacing(folder.path, with: "")
    }
  }

  @Test func isReadIfThereIsOne() throws {
    try Data("dday small\ndday small\n".utf8).write(to: file)
    #expect(board() == "dday dday")
  }

  @Test func mayBeEmpty() throws {
    try Data().write(to: file)
    #expect(board() == "")
  }

  @Test func isMissedByNobody() throws {
    #expect(board() == "none")
  }

  @Test func isMissedByNobodyEvenWithoutItsFolder() throws {
    try FileManager.default.removeItem(at: folder)
    try Data().write(to: folder)
    #expect(board() == "none")
  }

  /// What would be stacked behind a bad line goes with it.
  @Test func itsGoodLinesHold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      weather small
      dday huge
      + weather small
      + rotate=false
      "
      dday small
      + dday small
      + weather inline
      """
    try Data(text.utf8).write(to: file)
    let reading = BoardFile(in: Directories(under: folder.path))
      .legibleBoard(kinds: BoardTests.kinds, zone: .utc)
    let board = try #require(reading.board)
    #expect(board.slots.map { $0.instances.map(\.kind) } == [["weather"], ["dday", "dday"]])
    #expect(board.slots.allSatisfy(\.rotates) && board.file != nil)
    #expect(reading.fault?.causes.count == 3)
    let headline = reading.fault?.headline(in: English.words)
    #expect(headline?.hasPrefix("widgets: line 2: there is no size 'huge'") == true)
    try Data([0xFF]).write(to: file)
    let unread = BoardFile(in: Directories(under: folder.path))
      .legibleBoard(kinds: BoardTests.kinds, zone: .utc)
    #expect(unread.board == nil)
    #expect(unread.fault?.headline(in: English.words) == "widgets: it is no UTF-8.")
  }

  @Test func isNamedByWhatIsWrongWithIt() throws {
    try Data("dday small\nclock small\n".utf8).write(to: file)
    #expect(
      board()
        == "/config/widgets: line 2: there is no kind 'clock'; there are weather and dday.")
  }

  @Test func namesSomeOfItsBadLinesAndCountsTheOthers() throws {
    let lines = ["clock small", "dday small", "\"", "dday tiny", "x y", "x y", "x y"]
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    let sentences = board().split(separator: "\n")
    #expect(
      sentences.prefix(3) == [
        "/config/widgets: line 1: there is no kind 'clock'; there are weather and dday.",
        "/config/widgets: line 3: a quotation has no end.",
        "/config/widgets: line 4: there is no size 'tiny'; there are small and inline.",
      ])
    #expect(sentences.count == 6 && sentences.last == "and 1 more line.")
  }

  @Test func mayBeginWithAByteOrderMark() throws {
    try Data("\u{FEFF}weather small\n".utf8).write(to: file)
    #expect(board() == "weather")
  }

  @Test func endsItsComplaintsOnce() throws {
    try Data("whether small\n".utf8).write(to: file)
    #expect(
      board()
        == "/config/widgets: line 1: there is no kind 'whether'; did you mean weather?")
  }

  @Test func hasToBeText() throws {
    try Data([0x64, 0xFF, 0xFE]).write(to: file)
    #expect(board() == "/config/widgets: it is no UTF-8.")
  }

  @Test func hasToBeShort() throws {
    try Data(repeating: 0x20, count: SmallFile.greatestSize + 1).write(to: file)
    #expect(board() == "/config/widgets: it has more than 1,048,576 bytes.")
  }

  @Test func hasToBeAFile() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    #expect(board() == "/config/widgets: it is a folder.")
  }

  @Test func isNotWaitedForIfItIsAPipe() throws {
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(board() == "/config/widgets: it isn’t a file.")
  }

  @Test(arguments: [
    ("there is no size 'x'", "There is no size 'x'."), ("is it?", "Is it?"),
    ("day: '없음' 값은 쓸 수 없어요", "day: '없음' 값은 쓸 수 없어요."),
  ])
  func aSentenceBeginsWithACapitalButForANameThatIsTyped(clause: String, sentence: String) {
    #expect(clause.asSentence == sentence)
  }
}
