import Foundation
import Kit
import Testing

/// Checks that the heap begins in large pages, each of which costs as much as twenty small ones.
struct HeapTests {
  private static let size = 2 << 20
  private static let arePossible = FileManager.default.fileExists(
    atPath: "/sys/kernel/mm/transparent_hugepage/enabled")

  @Test(.enabled(if: arePossible, "The system has no large pages."))
  func goesOnInLargePages() throws {
    let terminal = try Release.dashboard(["--at", Release.morning, "--reduce-motion"])
    try terminal.settle()
    let maps = try String(contentsOfFile: "/proc/\(terminal.process)/smaps", encoding: .utf8)
    let heaps = maps.components(separatedBy: "[heap]\n").dropLast().compactMap(Self.lastStart)
    #expect(heaps.contains { $0 % Self.size == 0 })
  }

  /// The start of the area whose description begins in the last line.
  private static func lastStart(of text: String) -> Int? {
    text.split(separator: "\n").last?.split(separator: "-").first.flatMap { Int($0, radix: 16) }
  }
}
