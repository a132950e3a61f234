import FoundationEssentials
import Kit

/// A folder in which a command that makes the store is stopped while it has locked the folder.
final class StoppedData {
  let folder: String
  private let writer: StartedProgram?

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/data", withIntermediateDirectories: true)
    writer = try StartedProgram(
      Self.command(in: folder, ["dday", "add", "Victim", "2027-01-01"]), stoppedBehind: 1,
      ofCall: .flock)
    // The file is there, as it is from the next call on, so that it has to be opened.
    guard writer != nil,
      FileManager.default.createFile(atPath: "\(folder)/data/store.db", contents: nil)
    else { throw Failure("the writer takes no lock") }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func command(_ words: String...) throws -> [String] { try Self.command(in: folder, words) }

  private static func command(in folder: String, _ words: [String]) throws -> [String] {
    [try Stage.programPath(), "--data", folder, "--locale", "en"] + words
  }
}
