import Cells
import Glibc
import Kit
import Testing

/// Checks that the emulator understands everything that the system's terminfo entries send.
struct TerminfoTests {
  private static let entries = [
    "xterm-256color", "screen-256color", "tmux-256color", "linux", "vt100",
  ]
  private static let capabilities = [
    "smcup", "clear", "civis", "cup 1 2", "bold", "rev", "smul", "rmul", "sgr0", "setaf 3",
    "setab 4",
    "op", "csr 1 3", "home", "ri", "ind", "indn 1", "rin 1", "il 1", "dl 1", "ich 1", "dch 1",
    "ech 2", "el", "el1", "ed", "hpa 3", "vpa 1", "cuf 2", "cub 2", "cuu 1", "cud 1", "sc", "rc",
    "smacs", "rmacs", "enacs", "sitm", "ritm", "rmso", "smso", "smir", "rmir", "cbt", "ht", "hts",
    "smkx", "rmkx", "smam", "rep 97 3", "nel", "bel", "u7", "oc", "csr 0 4", "cnorm", "rmcup",
    "sgr0",
  ]

  @Test(arguments: entries)
  func isUnderstood(_ entry: String) throws {
    let script = Self.capabilities.map { "tput \($0)" }.joined(separator: ";")
    let terminal = try PseudoTerminal(
      .shell("stty -echo; \(script); true", environment: ["TERM": entry]),
      size: Size(width: 20, height: 5), profile: .mute)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.emulator.unknown == [])
    #expect(terminal.leftBehind == [])
  }
}
