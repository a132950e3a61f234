import System
import Foundation
import Testing

struct BoundTests {
  private static let readme = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/System/Bounds/README.md").standardized

  /// The table of the README has exactly the bounds, in their order.
  @Test func areInTheTableOfTheReadme() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(rows.map(String.init) == Bound.all.map(\.row))
  }

  @Test func haveNamesOfTheirOwn() {
    #expect(Set(Bound.all.map(\.input)).count == Bound.all.count)
    for bound in Bound.all {
      #expect(bound.greatest > 0 && bound.budget > 0, "\(bound.input)")
      #expect(!bound.reason.hasSuffix("."), "\(bound.input)")
    }
  }

  /// No other room has a number like that, unless it is known to be something else.
  @Test func areNowhereElse() throws {
    let sources = Self.readme.appending(path: "../../..").standardized
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let number = /(greatest|longest|largest|most)\w* = (1 << \d\d|\d+_?\d{3})\b/
    for path in paths ?? [] where path.hasSuffix(".swift") && !path.hasPrefix("System/Bounds/") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let found = text.matches(of: number).map { String($0.output.0) }
      #expect(found.allSatisfy(Self.others.contains), "\(path): \(found)")
    }
  }

  /// What isn't the size of an input.
  private static let others: Set<String> = [
    "greatestCounted = 1 << 53", "greatestRead = 1 << 14", "largestMemory = 4096",
    "mostWorkdays = 9999",
    "longestPause = 86_400",
    "longest = 1 << 18", "longestReading = 1 << 12", "mostWaiting = 1 << 16",
    "longestUnsynchronized = 1024",
    "most = 999_999", "mostAnnouncements = 1000",
    "mostColumns = 1000",
    "mostComparisons = 1 << 20", "mostDays = 3660", "mostDays = 36_500",
    "mostEntries = 10_000",
    "mostGaps = 1000", "mostHeld = 1000", "mostIdleMinutes = 1440",
    "mostInterval = 1000", "mostKinds = 1000", "mostMemory = 1 << 22", "mostMonths = 1200",
    "mostOccurrences = 9999",
    "mostParsers = 100_000",
    "mostRead = 4000",
  ]

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (65_536, "65,536"), (1_048_576, "1,048,576"),
    (-1234, "-1,234"),
  ])
  func saysNumbersWithCommas(_ number: Int, _ text: String) {
    #expect(number.grouped == text)
  }

  @Test func countCharactersAndTheirMarks() {
    let bound = Bound.ddayGroup
    let most = bound.greatest
    #expect(!bound.isExceeded(by: String(repeating: "가", count: most)))
    #expect(bound.isExceeded(by: String(repeating: "가", count: most + 1)))
    #expect(!bound.isExceeded(by: String(repeating: "e\u{301}\u{302}", count: most)))
    #expect(!bound.isExceeded(by: "a" + String(repeating: "\u{301}", count: most)))
    #expect(bound.isExceeded(by: "a" + String(repeating: "\u{301}", count: most * 8)))
    #expect(!bound.isExceeded(by: most) && bound.isExceeded(by: most + 1))
  }

  /// A letter with ten thousand marks is one character.
  @Test func areNumbersOfBytesToo() {
    let marked = "a" + String(repeating: "\u{301}", count: 10_000)
    for bound in Bound.all where bound.unit == .characters {
      #expect(bound.greatestBytes <= 16 * bound.greatest, "\(bound.input)")
      let isExceeded = marked.utf8.count > bound.greatestBytes
      #expect(bound.isExceeded(by: marked) == isExceeded, "\(bound.input)")
      let fitting = bound.fitting(marked + String(repeating: "가", count: 10_000))
      #expect(
        !bound.isExceeded(by: fitting) && fitting.unicodeScalars.first == "a", "\(bound.input)")
    }
  }
}

extension Bound {
  fileprivate var row: String {
    "| \(input) | \(size) | \(excess.rawValue) | \(reason) | \(budget.grouped) |"
  }
}
