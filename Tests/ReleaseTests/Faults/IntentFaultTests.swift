import Cells
import Foundation
import Kit
import Testing

/// Checks intents that fail in various ways: the screen is correct afterwards, and other widgets
/// aren't affected.
@Suite(.timeLimit(.minutes(60)))
final class IntentFaultTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var gate: URL { folder.appending(path: "gate") }
  private let terminal: PseudoTerminal

  /// Shows a list of reminders and, two tiles further, the caffeine.
  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let gate = folder.appending(path: "gate").path
    mkfifo(gate, 0o600)
    let environment = Release.environment.merging(["CONTROLS_GATE": gate]) { $1 }
    let flags = ["--at", Release.morning, "--locale", "en", "--data", folder.path]
    terminal = try PseudoTerminal(
      Command(
        LineProcess.path(of: "controls"), flags + ["--reduce-motion"], environment: environment),
      size: Size(width: 120, height: 40))
    try terminal.waitForQuestions()
    try terminal.wait(forText: "모두 190")
    try terminal.waitForSleep()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func isTicked(_ title: String) -> Bool {
    terminal.canvas.description.contains("● \(title)")
  }

  private func wait(forTicked title: String) throws {
    try terminal.wait(forText: "● \(title)")
  }

  /// Logs a drink, expects to see it, and comes back.
  private func expectOthersToGoOn(after milligrams: Int) throws {
    try terminal.type("\t\t1")
    try terminal.wait(forText: "모두 \(milligrams + 1)")
    try terminal.press(.home)
  }

  @Test func oneThatThrowsIsToldOf() throws {
    try terminal.type("3")
    try terminal.wait(forText: "동기화하지 못했어요")
    #expect(!isTicked("위젯 문서 검토") && isTicked("장보기"))
    try expectOthersToGoOn(after: 190)
    try terminal.type("2")
    try wait(forTicked: "치과 예약 14:00")
    try terminal.waitForSleep()
    #expect(terminal.canvas.description.contains("동기화하지 못했어요"))
    try terminal.type("r")
    try terminal.wait(forNo: "동기화하지 못했어요")
    try terminal.quit()
  }

  /// The second tap on a tile waits for the first, which is overdue after ten seconds and ends long
  /// after that.
  @Test func oneThatHangsMakesRoomForTheNextAndIsBelievedInTheEnd() throws {
    try terminal.type("4")
    try wait(forTicked: "우편물 보내기")
    try terminal.type("2")
    try wait(forTicked: "치과 예약 14:00")
    try expectOthersToGoOn(after: 190)
    try terminal.wait(for: "the next to be done") { emulator in
      let text = emulator.canvas.description
      return !text.contains("● 우편물 보내기") && text.contains("● 치과 예약 14:00")
    }
    try terminal.waitForSleep()
    #expect(isTicked("치과 예약 14:00") && !isTicked("우편물 보내기"))
    try expectOthersToGoOn(after: 191)
    try FileHandle(forWritingTo: gate).close()
    try wait(forTicked: "우편물 보내기")
    #expect(isTicked("치과 예약 14:00") && isTicked("장보기"))
    try terminal.quit()
  }

  @Test func oneThatHangsIsToldOfWhenItHasHadItsTime() throws {
    try terminal.type("4")
    try wait(forTicked: "우편물 보내기")
    try expectOthersToGoOn(after: 190)
    try terminal.wait(forText: "No answer in time")
    #expect(!isTicked("우편물 보내기"))
    try terminal.quit()
  }
}
