import Foundation
import Prey
import Testing

/// Feeds each reader with its corpus: beginnings for the fuzzer, and what it once stumbled over.
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../Corpora").standardized

  @Test(arguments: Prey.allCases) func copesWithItsCorpus(prey: Prey) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: prey.rawValue), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      #expect(throws: Never.self, "\(file.lastPathComponent)") { try prey.read(bytes) }
    }
  }
}
