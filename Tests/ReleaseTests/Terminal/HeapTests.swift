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
    let maps = try String(contentsOfFile: "/proc/\(terminal.process)/maps", encoding: .utf8)
    let starts = maps.split(separator: "\n").filter { $0.hasSuffix("[heap]") }.compactMap {
      $0.split(separator: "-").first.flatMap { Int($0, radix: 16) }
    }
    #expect(starts.contains { $0 % Self.size == 0 })
  }
}
