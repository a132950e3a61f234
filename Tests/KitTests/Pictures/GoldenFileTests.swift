import Cells
import Foundation
import Testing

@testable import Kit

struct GoldenFileTests {
  private let canvas = Canvas(lines: ["서울", "21°"])

  private func withDirectory(_ body: (String) throws -> Void) throws {
    let directory = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try body(directory)
  }

  @Test func recordsAndFailsAndThenAgrees() throws {
    try withDirectory { directory in
      let file = GoldenFile(named: "weather/small", in: directory)
      #expect(try file.complaint(about: canvas, isRecording: true) != nil)
      #expect(try file.complaint(about: canvas, isRecording: false) == nil)
      let text = try String(contentsOfFile: directory + "/weather/small.txt", encoding: .utf8)
      #expect(text == canvas.dump)
    }
  }

  @Test func complainsWithBothPictures() throws {
    try withDirectory { directory in
      let file = GoldenFile(named: "small", in: directory)
      _ = try file.complaint(about: canvas, isRecording: true)
      let other = Canvas(lines: ["서울", "22°"])
      let complaint = try #require(try file.complaint(about: other, isRecording: false))
      #expect(complaint.contains("  서울\n- 21°\n+ 22°\n  ---"))
      #expect(complaint.contains("!  1 │21°     │22°│"))
    }
  }

  @Test func complainsOfAMissingFile() throws {
    let file = GoldenFile(named: "nowhere", in: "/nonexistent")
    let complaint = try file.complaint(about: canvas, isRecording: false)
    #expect(complaint?.contains("RECORD=1") == true)
  }

  @Test(arguments: [
    ("/home/a/widgetty/Tests/HomeTests/GridTests.swift", "/home/a/widgetty/Tests/Golden"),
    ("/Tests/widgetty/Tests/HomeTests/Sub/X.swift", "/Tests/widgetty/Tests/Golden"),
    ("/home/a/X.swift", "/home/a/Golden"),
  ])
  func liesBesideTheTests(_ file: String, _ directory: String) {
    #expect(goldenDirectory(beside: file) == directory)
  }
}
