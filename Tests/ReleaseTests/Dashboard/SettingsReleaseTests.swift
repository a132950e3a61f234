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
      $0.canvas.description.contains("A setting can’t be read")
    }
    try FileManager.default.removeItem(atPath: units)
    try terminal.wait(for: "the usual units") { $0.canvas == before }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func theFileOfSettingsHoldsAsSoonAsItIsSaved() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try folder.write(Data("look.mode = 1\nunits.hours = \"24h\"\n".utf8), as: "config/config.toml")
    let terminal = try Release.dashboard(
      ["--at", Release.morning, "--data", folder.path, "--locale", "en"])
    try terminal.waitForQuestions()
    try terminal.waitForSleep()
    try terminal.wait(for: "the error from the start") {
      $0.canvas.description.contains("config.toml:1:13: look.mode can’t be 1;")
    }
    try folder.write(Data("look.mode = \"vibrant\"\n".utf8), as: "config/config.toml")
    try terminal.wait(for: "the other mode") { $0.canvas.description.contains("Vibrant") }
    try terminal.waitForSleep()
    let before = terminal.canvas
    try folder.write(
      Data("units.hours = \"12h\"\nlook.mode = \"vibrant".utf8), as: "config/config.toml")
    try terminal.wait(for: "the error") {
      $0.canvas.description.contains("config.toml:2:13: the text has no end.")
    }
    try folder.write(Data("# mended\nlook.mode = \"vibrant\"\n".utf8), as: "config/config.toml")
    try terminal.wait(for: "what was there before") { $0.canvas == before }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }
}
