import FoundationEssentials
import Kit

/// A program in C among the peers, built for one comparison.
final class CProgram {
  /// Where programs may be run, which isn't so in memory.
  private let folder: String

  var path: String { "\(folder)/program" }

  init(_ name: String, linking libraries: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory.path + "/bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let source = URL(filePath: #filePath).deletingLastPathComponent().path + "/../Peers/\(name).c"
    let words = ["-O2 -o \(path) \(source)"] + libraries.map { "-l\($0)" }
    let compiler = try PseudoTerminal(
      .shell("$(command -v cc || command -v clang) \(words.joined(separator: " "))"))
    guard try compiler.waitForEnd() == .exit(0) else {
      throw Failure("\(name).c can't be compiled")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
