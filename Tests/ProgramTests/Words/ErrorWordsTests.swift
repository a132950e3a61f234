import Almanac
import System
import Diary
import Foundation
import Gallery
import Pages
import Terminal
import Testing
import Timelines
import Supplies
import WidgetIntents

@testable import Boards
@testable import Commands
@testable import Desk
@testable import Store

/// Checks that errors are told in the language of the user.
struct ErrorWordsTests {
  private static let korean = Language.korean.commandWords

  private static let misuses: [[String]] = [
    ["dday", "dance"], ["dday", "add"], ["dday", "show", "99"],
    ["dday", "add", "x", "qqq"],
    ["dday", "edit", "1"], ["dday", "list", "--sort", "size"], ["dday", "remove", "x"],
    ["dday", "restore"], ["dday", "import", "/none"], ["dday", "unfollow", "x"],
    ["dday", "holidays", "99"], ["todo", "add", "x", "--due", "qqq"], ["todo", "add", " "],
    ["todo", "done", "99"], ["todo", "list", "--list", "qqq"], ["todo", "list", "--list", " "],
    ["todo", "file", "--none", "x"], ["todo", "file", ""], ["caffeine", "log", "qqq"],
    ["caffeine", "log", "x", "--mg", "x"], ["caffeine", "log", "--time", "25:00"],
    ["caffeine", "log", "--time", "23:00x"], ["caffeine", "undo"],
    ["caffeine", "list", "--days", "0"], ["timer", "start", "x"], ["timer", "stop"],
    ["timer", "stop", "x"], ["weather", "qqqq"], ["weather", "search", "qqqq"],
    ["inline", "dday", "99"], ["inline", "todo", "qqq"], ["inline", "weather", "qqqq"],
    ["inline", "clock", "qqqq"], ["inline", "steps", "/none"],
    ["inline", "dday", "--format", "{x}"], ["inline", "dday", "--format", "{"],
    ["doctor", "x"], ["open", "99"], ["reload", "x"], ["reload"], ["widget", "add", "x", "small"],
    ["widget", "add", "dday", "huge"], ["widget", "add", "dday", "small", "x"],
    ["widget", "add", "dday", "small", "x=1"], ["widget", "set", "99", "small"],
    ["widget", "move", "1", "x"], ["widget", "remove", "99"], ["--speed", "x", "dday", "list"],
    ["--nothing"], ["nothing"], ["dday", "list", "--size", "1x1"],
    ["--at", "2026", "--from", "2026", "dday", "list"],
  ]

  @Test(arguments: misuses) func misuseIsToldInKorean(_ words: [String]) throws {
    let runner = try CommandRunner(
      [.dday, .todo, .caffeine, .timer, .weather, .inline, .doctor, .reload, .open, .widget],
      kinds: WidgetKind.all(in: GalleryBundle()).kinds)
    let error = #expect(throws: (any Error).self) { try runner.run(words, locale: "ko") }
    for sentence in error.map(Self.korean.sentences) ?? [] { expectKorean(sentence) }
  }

  private static let errors: [any Error] =
    [
      StoreError.Cause.busy, .full, .readOnly, .denied("Permission denied"), .newer, .foreign,
      .gone, .damaged, .unfit("x"), .failed("x"),
    ].map { StoreError(path: "/a", $0) as any Error } + [
      ZoneError.unknown(name: "x"), ZoneError.unsafe(name: "x"),
      ZoneError.unreadable(path: "/a", code: 2), ZoneError.malformed(.noMagic),
      ZoneError.notPOSIX("x"),
      TerminalFault.unusableName(""), TerminalFault.unusableName("dumb"),
      TerminalFault.unknownName("x"), TerminalFault.unread(.system(EMFILE)),
      TerminalFault.notATerminal, TerminalFault.refused("x"),
      TerminalFault.gone,
      FileFault(path: "/a", cause: .unreadable(.system(EACCES))),
      FileFault(path: "/a", cause: .unreadable(.folder)),
      FileFault(path: "/a", cause: .unwritable(.system(ENOSPC))),
      FileFault(path: "/a", cause: .unremovable(.system(EIO))),
      FileFault(path: "/a", cause: .notUTF8),
      FileFault(path: "/a", cause: .wrongLine(WrongLine(1, .noAspect))),
      FileFault(path: "/a", cause: .wrongLine(WrongLine(1, .unfit(.mode, "x")))),
      FileFault(path: "/a", cause: .noPlace("x", known: ["home"])),
      FileFault(path: "/a", cause: .unsaved),
      UnreadBoard(), OverdueError(),
      ReminderError.gone, ReminderError.noList("x"), ReminderError.blankTitle,
      ReminderError.longTitle, ReminderError.longListName,
      ReminderError.fileTaken(path: "/a", list: "x"), ReminderError.listNamed("x"),
      ReminderError.namelessList, ReminderError.listChanged("x"),
      TodoFileError.lineGone, TodoFileError.busy(path: "/a"), TodoFileError.bothKept(path: "/a"),
      TodoFileError.restless(path: "/a"),
      CaffeineError.noDose(0), CaffeineError.longName, StepFileError.relative(path: "x"),
      UsageError.noTerminal, UsageError.longCommandLine(of: 9),
      UsageError.longWord("x", of: 9, .argument), UsageError.unknownDevice("x", known: ["1x1"]),
    ]

  @Test(arguments: errors.indices) func errorsAreToldInKorean(_ index: Int) {
    for sentence in Self.korean.sentences(of: Self.errors[index]) { expectKorean(sentence) }
  }

  private static let boardFaults: [BoardFault] = [
    .tooManyLines(most: 9), .longLine(length: 9, most: 8), .openQuotation, .strayBackslash,
    .controlCharacter("\u{1B}"), .controlCharacters(in: "x"), .noStack, .unlikeStack("small"),
    .unknownKind("x", known: ["weather"]), .missingFamily(of: "weather", allowed: ["small"]),
    .unknownFamily("x", known: ["small", "large"]),
    .unfitFamily("small", of: "weather", allowed: ["large"]), .noSetting("x"),
    .repeatedSetting("x"), .unknownParameter("x", of: "weather", known: []),
    .nothingToForget("x", known: ["city"]),
  ]

  @Test(arguments: boardFaults) func boardFaultsAreToldInKorean(_ fault: BoardFault) {
    expectKorean(fault.clause(in: Self.korean))
  }

  private func expectKorean(_ sentence: String) {
    #expect(sentence.contains(/[가-힣]/), "\(sentence)")
    #expect(sentence.englishSentence == nil, "\(sentence)")
    #expect(!sentence.contains("니다"), "\(sentence)")
    for key in ["error.", "command-error.", "board-fault.", "usage."] {
      #expect(!sentence.contains(key), "\(sentence)")
    }
  }
}
