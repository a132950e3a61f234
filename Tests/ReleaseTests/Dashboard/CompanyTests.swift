import Foundation
import Kit
import Testing

/// Checks two dashboards side by side, also with the same folder.
struct CompanyTests {
  @Test func doesNoHarm() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["--at", Release.morning, "--data", folder.path]
    let terminals = [try Release.dashboard(arguments), try Release.dashboard(arguments)]
    for terminal in terminals { try terminal.settle() }
    #expect(terminals[0].canvas == terminals[1].canvas)
    for terminal in terminals {
      try terminal.changeColors()
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exit(0))
      terminal.expectRestored()
    }
  }
}
