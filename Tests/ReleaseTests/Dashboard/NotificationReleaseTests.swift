import Cells
import Foundation
import Kit
import Store
import Testing

/// Checks how the built program tells of what is due.
struct NotificationReleaseTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    // Two hours ago, because a test doesn't wait for a date.
    try Store(in: folder.file("data")).change { change in
      let list = try change.addReminderList(named: "Home")
      try change.addReminder("Milk; \u{1B}]0;x\u{7}", to: list.id, due: Date() - 7260)
    }
  }

  private func dashboard(
    _ way: String, in terminal: String = "", knowingTitles: Bool = false, _ more: String...
  ) throws -> PseudoTerminal {
    var profile = Profile.modern
    (profile.name, profile.tellsNotifications) = (terminal, knowingTitles)
    return try Release.dashboard(
      [
        "--data", folder.path, "--locale", "en", "--weather-source", "simulated",
        "--glyphs", "half", "--notify", way,
      ] + more,
      environment: Release.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 },
      profile: profile)
  }

  private func wait(for bytes: String, on terminal: PseudoTerminal) throws {
    try terminal.wait(for: bytes) { _ in terminal.output.contains(bytes.utf8) }
  }

  /// Terminals by name, and whether each says that it knows OSC 99; and what they get.
  private static let terminals: [(name: String, isKnowing: Bool, title: String, bytes: String)] = [
    ("kitty(0.26.5)", false, "Milk, ]0,x", "\u{1B}]777;notify;TITLE;Due 2 hr ago\u{7}"),
    ("iTerm2 3.5.0", false, "Milk, ]0,x", "\u{1B}]9;TITLE: Due 2 hr ago\u{7}"),
    (
      "kitty(0.42.0)", true, "Milk; ]0;x",
      "\u{1B}]99;i=widgetty-1:d=0;TITLE\u{1B}\\\u{1B}]99;i=widgetty-1:p=body;Due 2 hr ago\u{1B}\\"
    ),
  ]

  @Test(arguments: terminals)
  func theBytesComeOutWhole(
    name: String, isKnowing: Bool, title: String, bytes: String
  ) throws {
    let terminal = try dashboard("terminal", in: name, knowingTitles: isKnowing)
    try wait(for: bytes.replacing("TITLE", with: title), on: terminal)
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    // It is told once, whatever starts after it.
    let other = try dashboard("terminal", in: name, knowingTitles: isKnowing)
    try other.waitForQuestions()
    try other.waitForSleep()
    #expect(!other.output.contains(title.utf8))
    try other.type("q")
    #expect(try other.waitForEnd() == .exit(0))
  }

  @Test(arguments: terminals)
  func noTitleIsToldWhileTheScreenIsLocked(
    name: String, isKnowing: Bool, title: String, bytes: String
  ) throws {
    let terminal = try dashboard(
      "terminal", in: name, knowingTitles: isKnowing, "--place", "lock")
    try wait(for: bytes.replacing("TITLE", with: "Reminder"), on: terminal)
    try terminal.waitForSleep()
    #expect(!terminal.output.contains("Milk".utf8))
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func aCommandGetsTheTitleAndTheText() throws {
    try folder.write(
      Data("#!/bin/sh\nprintf '%s|' \"$@\" > \(folder.file("told"))\n".utf8), as: "tell")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("tell"))
    #expect(mkfifo(folder.file("told"), 0o600) == 0)
    let told = open(folder.file("told"), O_RDWR)
    defer { close(told) }
    let terminal = try dashboard("command:\(folder.file("tell")) -x")
    try terminal.wait(forBytesFrom: told)
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(told, &bytes, bytes.count)
    #expect(
      String(decoding: bytes.prefix(count), as: UTF8.self) == "-x|Milk; ]0;x|Due 2 hr ago|")
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  /// What is due at the start may be claimed before or after the first frame, so it is tried often.
  @Test(arguments: 1...8) func aCommandThatDoesNotExistIsSaidInTheHeader(attempt: Int) throws {
    let terminal = try dashboard("command:no-such-program")
    try terminal.wait(forText: "Can’t run notify command")
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
