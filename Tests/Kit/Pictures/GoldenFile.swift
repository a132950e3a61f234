package import Cells
import Foundation

/// A file that contains the expected look of a canvas.
package struct GoldenFile {
  private let path: String

  package init(named name: String, in directory: String) {
    path = "\(directory)/\(name).txt"
  }

  /// The difference of a canvas from the file; nil if there is none.
  package func complaint(about canvas: Canvas, isRecording: Bool) throws -> String? {
    if isRecording { return try record(canvas) }
    guard let golden = try? String(contentsOfFile: path, encoding: .utf8) else {
      return "There is no golden file \(path). RECORD=1 writes it.\n\(canvas.dump)"
    }
    return golden == canvas.dump ? nil : comparison(golden, canvas)
  }

  private func record(_ canvas: Canvas) throws -> String {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try canvas.dump.write(to: file, atomically: true, encoding: .utf8)
    return "Recorded \(path)."
  }

  private func comparison(_ golden: String, _ canvas: Canvas) -> String {
    let expected = Canvas.lines(ofDump: golden)
    let shown = Canvas.lines(ofDump: canvas.dump)
    let picture = Array(expected.dropFirst().prefix { $0 != "---" })
    let pictures = SideBySide(
      expected: picture, shown: Array(shown.dropFirst().prefix(canvas.size.height)))
    return """
      The canvas isn't the one of \(path).
      \(LineDifference(from: expected, to: shown))

      \(pictures)
      """
  }
}
