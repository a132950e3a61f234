import Cells
import FoundationEssentials
import Kit

extension Stage {
  static let stopped = Stage(
    name: "stopped",
    summary: "beside a writer that is stopped: a command, and a dashboard's first frame and keys"
  ) {
    let command = try (0..<2).map { _ in try timeOfCommand() / .milliseconds(1) }
    let dashboards = try (0..<15).map { _ in try StoppedSession().times() }
    let frames = dashboards.map { $0.frame / .milliseconds(1) }
    let keys = dashboards.map { $0.key / .milliseconds(1) }
    return [
      Figure("stopped.command", greatest(command), .milliseconds, limit: 6000),
      Figure("stopped.frame", greatest(frames), .milliseconds, limit: 100),
      Figure("stopped.key", greatest(keys), .milliseconds, limit: 100),
    ]
  }

  private static func greatest(_ times: [Double]) -> Double { times.max() ?? 0 }

  private static func timeOfCommand() throws -> Duration {
    let data = try StoppedData()
    let start = ContinuousClock.now
    let command = try StartedProgram(try data.command("dday", "add", "Other", "2027-01-01"))
    _ = try command.waitForEnd()
    return ContinuousClock.now - start
  }
}
