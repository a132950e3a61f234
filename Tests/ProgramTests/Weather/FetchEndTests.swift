import Foundation
import Glibc
import Kit
import Testing

/// Checks that the fetching program ends with the dashboard, however that ends.
struct FetchEndTests {
  enum End: CaseIterable {
    case kill, quit, hangUp
  }

  @Test(arguments: End.allCases)
  func comesWithTheDashboards(_ end: End) throws {
    let server = try LoopbackServer([:])
    let terminal = try WeatherDesk(FaultySource(origin: server.origin)).dashboard()
    #expect(server.asked.wait(timeout: .now() + 20) == .success)
    // A stopped program doesn't end by its own deadline.
    let fetches = descendants(of: terminal.process).filter { name(of: $0) == "widgetty-fetch" }
    #expect(fetches.count == 1)
    for fetch in fetches { kill(fetch, SIGSTOP) }
    switch end {
    case .kill: terminal.signal(SIGKILL)
    case .quit: try terminal.type("q")
    case .hangUp: terminal.hangUp()
    }
    _ = try terminal.waitForEnd()
    #expect(server.left.wait(timeout: .now() + 20) == .success)
  }

  private func descendants(of process: pid_t) -> [pid_t] {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let children = threads.flatMap { thread in
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/children", encoding: .utf8)
      return text.map { $0.split(separator: " ").compactMap { pid_t($0) } } ?? []
    }
    return children + children.flatMap(descendants)
  }

  private func name(of process: pid_t) -> String? {
    try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
      .trimmingCharacters(in: .newlines)
  }
}
