import Cells
import Glibc
import Kit
import Testing

/// Checks that the built program begins where it was left.
struct PlaceReleaseTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func dashboard(_ more: String...) throws -> PseudoTerminal {
    try Release.dashboard(
      ["--at", Release.morning, "--data", folder.path, "--locale", "en"] + more)
  }

  @Test func beginsWhereItWasLeft() throws {
    let first = try dashboard()
    try first.wait(forText: "Edit")
    try first.type("t")
    try first.wait(forText: "Today View")
    try first.type("q")
    #expect(try first.waitForEnd() == .exit(0))
    let next = try dashboard()
    try next.wait(forText: "Today View")
    next.signal(SIGTERM)
    _ = try next.waitForEnd()
  }

  @Test func aNamedPlaceIsStrongerAndIsNotKept() throws {
    let first = try dashboard("--place", "today")
    try first.wait(forText: "Today View")
    try first.type("q")
    _ = try first.waitForEnd()
    let next = try dashboard()
    try next.wait(forText: "Edit")
    #expect(!next.canvas.description.contains("Today View"))
    try next.type("q")
    _ = try next.waitForEnd()
  }
}
