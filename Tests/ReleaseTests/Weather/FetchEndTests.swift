import Foundation
import Glibc
import Kit
import Testing

/// Checks that the fetching program, and what it has started, ends with the dashboard, however that
/// ends.
struct FetchEndTests {
  enum End: CaseIterable {
    case kill, quit
  }

  /// A program in place of the fetching one, which waits for ever for what nobody says, and holds
  /// `held` open, as its child does.
  private static func script(holding held: String) -> String {
    """
    #!/bin/sh
    mkfifo \(held).$$
    exec 3>\(held)
    sh -c 'echo x >&3; exec cat \(held).'$$ &
    echo x >&3
    exec cat \(held).$$
    """
  }

  @Test(arguments: End.allCases)
  func comesWithTheDashboards(_ end: End) throws {
    let folder = try TestFolder()
    try FileManager.default.copyItem(atPath: Release.path(), toPath: folder.file("widgetty"))
    try folder.write(
      Data(Self.script(holding: folder.file("held")).utf8), as: "widgetty-fetch")
    #expect(chmod(folder.file("widgetty-fetch"), 0o700) == 0)
    try #require(mkfifo(folder.file("held"), 0o600) == 0)
    let reader = open(folder.file("held"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    // A shell leads the session and stays, so that its end doesn't end anything else.
    let terminal = try PseudoTerminal(
      .shell(
        "\(folder.file("widgetty")) --data \(folder.file("data")); read line",
        environment: ["WIDGETTY_WEATHER": "auto"]))
    try terminal.waitForQuestions()
    #expect(next(of: reader) == "x\n")
    switch end {
    case .kill: kill(try #require(child(of: terminal.process)), SIGKILL)
    case .quit: try terminal.type("q")
    }
    // The end, which comes when nobody holds it open any more.
    var last = next(of: reader)
    while last == "x\n" { last = next(of: reader) }
    #expect(last == "")
  }

  private func child(of process: pid_t) -> pid_t? {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.split(separator: " ").first.flatMap { pid_t($0) }
  }

  /// The next line of a pipe, empty at its end; nil if it doesn't come.
  private func next(of reader: Int32) -> String? {
    var watched = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, 20_000) > 0 else { return nil }
    var line = [UInt8](repeating: 0, count: 2)
    let count = read(reader, &line, line.count)
    return String(decoding: line.prefix(max(0, count)), as: UTF8.self)
  }
}
