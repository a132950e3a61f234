import Cells
import Foundation
import Kit
import Testing

/// Checks settings changed while a dashboard runs.
struct SettingsReleaseTests {
  @Test func settingsHoldAsSoonAsTheyAreWritten() throws {
    let folder = try TestFolder()
    let units = folder.file("config/units")
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    let terminal = try Release.dashboard(
      ["--at", Release.morning, "--data", folder.path, "--locale", "en"])
    try terminal.waitForQuestions()
    try terminal.waitForSleep()
    let before = terminal.canvas
    try folder.write(Data("fahrenheit 12h".utf8), as: "config/units")
    try terminal.wait(for: "the other hours") { $0.canvas.description.contains("9:41 AM") }
    let warm = terminal.canvas.description.filter { $0 != " " }
    #expect(warm != before.description.filter { $0 != " " })
    try folder.write(Data("kelvin".utf8), as: "config/units")
    try terminal.wait(for: "the trouble") {
      $0.canvas.description.contains("A setting can't be read")
    }
    try FileManager.default.removeItem(atPath: units)
    try terminal.wait(for: "the usual units") { $0.canvas == before }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }
}
