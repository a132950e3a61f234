import Foundation
import Testing

/// The Makefile has few commands, documents list them, and nothing calls another.
struct MakefileTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private let makefile: String
  /// Those that `make` lists.
  private let targets: [Substring]
  /// The long tests, by what `ONLY` calls them.
  private let deep: [Substring]

  init() throws {
    makefile = try Self.text("Makefile")
    targets = makefile.matches(of: #/\n([a-z-]+):.* ## /#).map(\.output.1)
    let names = try #require(makefile.firstMatch(of: /\nDEEP := (.+)\n/)).output.1
    deep = names.split(separator: " ")
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func isListedByWhatContributorsRead() throws {
    let document = try Self.text(".github/CONTRIBUTING.md")
    let commands = document.matches(of: /\n\| `make ([a-z-]+)/).map(\.output.1)
    #expect(commands == targets)
    #expect(targets.count <= 14 && targets.starts(with: ["run", "test"]))
    let rows = try #require(document.split(separator: "| `ONLY=` | |\n").last)
      .prefix { $0 != "#" }.matches(of: /\n\| `([a-z]+)` \|/)
    #expect(rows.map(\.output.1) == deep)
  }

  @Test func makesEachLongTestAlone() {
    for name in deep { #expect(makefile.contains("\ndeep-\(name): "), "\(name)") }
  }

  @Test(arguments: ["README.md", ".github/CONTRIBUTING.md", ".ci/run"])
  func isCalledByNamesThatExist(in document: String) throws {
    let calls = try Self.text(document).matches(
      of: /(?:^|`|\n)make (?:--no-print-directory )?([a-z-]+)(?: ONLY="?([a-z ]+))?/)
    #expect(!calls.isEmpty)
    for call in calls {
      #expect(targets.contains(call.output.1), "\(call.output.0)")
      guard call.output.1 == "deep" else { continue }
      for name in (call.output.2 ?? "").split(separator: " ") {
        #expect(deep.contains(name), "\(call.output.0)")
      }
    }
  }
}
