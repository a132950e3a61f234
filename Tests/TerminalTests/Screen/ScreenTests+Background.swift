import Cells
import Glibc
import Kit
import Terminal
import Testing

/// Checks processes that leave a terminal that is no longer theirs.
extension ScreenTests {
  @Test("A terminal is left even if another process group already has it")
  func leavingFromTheBackground() async throws {
    let pair = try pair()
    let path = pair.path
    let found = pair.modes
    await #expect(processExitsWith: .success) { [path = path as String] in
      try leaveFromTheBackground(path)
    }
    #expect(pair.modes == found)
    #expect(pair.sent().contains("^[?1049l"))
  }
}

/// Hands the terminal to a group that just waits, and leaves.
private func leaveFromTheBackground(_ path: String) throws {
  try #require(setsid() > 0)
  let terminal = open(path, O_RDWR)
  var screen = try Screen(on: terminal, environment: Terminals.environment("xterm-256color"))
  try screen.show(Canvas(lines: ["picture"]))
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
  var other: pid_t = 0
  var arguments = [strdup("tail"), strdup("-f"), strdup("/dev/null"), nil]
  try #require(posix_spawnp(&other, "tail", nil, &attributes, &arguments, nil) == 0)
  defer { kill(other, SIGKILL) }
  try #require(tcsetpgrp(terminal, other) == 0)
  screen.close()
}
