#if canImport(Testing)
  package import Cells
  import Foundation
  package import Testing

  /// Expects a canvas to match `Tests/Golden/name.txt`.
  ///
  /// With `RECORD=1` in the environment, the file is written and the expectation fails.
  package func expectGolden(
    _ canvas: Canvas, named name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    let file = GoldenFile(named: name, in: goldenDirectory(beside: filePath))
    if let complaint = try file.complaint(about: canvas, isRecording: isRecording) {
      Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
    }
  }

  /// The folder `Golden` in the innermost `Tests` folder of a path, or beside the file.
  func goldenDirectory(beside filePath: String) -> String {
    let folders = filePath.split(separator: "/", omittingEmptySubsequences: false)
    let tests = folders.lastIndex(of: "Tests") ?? max(0, folders.endIndex - 2)
    return (folders[...tests] + ["Golden"]).joined(separator: "/")
  }
#endif
