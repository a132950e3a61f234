import Cells
import Glibc
import Kit
import Terminal
import Testing

/// Checks processes that die while a screen is shown.
extension ScreenTests {
  @Test("A crash restores the terminal and remains the same crash")
  func crash() async throws {
    for (signal, crash) in zip(Crash.signals, Crash.allCases) {
      let pair = try pair()
      let path = pair.path
      let found = pair.modes
      let result = await #expect(processExitsWith: .failure) {
        [path = path as String, crash = crash as Crash] in
        try Crash.happen(crash, on: path)
      }
      #expect(result?.exitStatus == .signal(signal), "\(crash)")
      #expect(pair.modes == found, "\(crash)")
      #expect(pair.sent().hasSuffix("^[?12l^[?25h^[?1049l^[23;0;0t"), "\(crash)")
    }
  }

  @Test("A library that exits leaves the terminal restored")
  func exitOfALibrary() async throws {
    let pair = try pair()
    let path = pair.path
    let found = pair.modes
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      try Crash.happen(.exit, on: path)
    }
    #expect(pair.modes == found)
    #expect(pair.sent().hasSuffix("^[?12l^[?25h^[?1049l^[23;0;0t"))
  }

  @Test("A closed screen plays no part in a crash")
  func crashAfterClosing() async throws {
    let pair = try pair()
    let path = pair.path
    await #expect(processExitsWith: .signal(SIGABRT)) { [path = path as String] in
      try Crash.happen(nil, on: path)
    }
    #expect(pair.sent().split(separator: "^[?1049l").count == 2)
  }
}

enum Crash: String, CaseIterable, Codable {
  case abort, trap, signal, overflow, exit

  static let signals = [SIGABRT, SIGILL, SIGBUS, SIGSEGV]

  static func happen(_ crash: Crash?, on path: String) throws {
    let terminal = open(path, O_RDWR | O_NOCTTY)
    var screen = try Screen(on: terminal, environment: Terminals.environment("xterm-256color"))
    try screen.show(Canvas(lines: ["picture"]))
    switch crash {
    case .abort: Glibc.abort()
    case .trap: _ = [0].withUnsafeBufferPointer { Int8($0[0] &+ 300) }
    case .signal: raise(SIGBUS)
    case .overflow: print(depth(1))
    case .exit: Glibc.exit(7)
    case nil:
      screen.close()
      Glibc.abort()
    }
  }

  private static func depth(_ level: Int) -> Int {
    level == .max ? 0 : depth(level &+ 1) &+ level
  }
}
