import FoundationEssentials
import Kit

/// A folder for a dashboard that shows one of the fixed boards.
final class BoardData {
  let folder: TestFolder

  /// One of the program's commands can prepare it.
  init(_ name: String, after words: [String] = []) throws {
    folder = try TestFolder()
    let boards = URL(filePath: #filePath).deletingLastPathComponent().path + "/../Boards"
    let board = try String(contentsOfFile: "\(boards)/\(name)", encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try Data(contentsOf: URL(filePath: "\(boards)/steps.csv"))
      .write(to: URL(filePath: folder.file("steps.csv")))
    try Data(board.replacing("@", with: folder.path).utf8)
      .write(to: URL(filePath: folder.file("config/widgets")))
    guard !words.isEmpty else { return }
    let command = Command(try Stage.programPath(), words + ["--data", folder.path])
    guard try PseudoTerminal(command).waitForEnd() == .exit(0) else {
      throw Failure("\(words[0]) fails")
    }
  }

  /// The words that start the program with this board.
  func command(_ more: String..., weather source: String = "simulated") throws -> [String] {
    [
      try Stage.programPath(), "--data", folder.path, "--locale", "en", "--weather-source", source,
    ] + more
  }
}
