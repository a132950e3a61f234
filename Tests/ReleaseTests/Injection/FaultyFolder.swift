import Foundation
import Kit
import Store
import Testing

/// A folder in which a command runs that has a fault.
final class FaultyFolder {
  let folder: TestFolder
  let life: FaultyLife

  /// The number of faults of a kind to try; nil for all.
  static let samples = triesAll ? nil : 5
  /// All faults of a dashboard take hours.
  static let limit: TimeLimitTrait.Duration = triesAll ? .minutes(1440) : .minutes(60)

  private static let triesAll = ProcessInfo.processInfo.environment["FAULTS"] == "all"

  init(_ life: FaultyLife) throws {
    folder = try TestFolder()
    self.life = life
    try life.prepare(self)
  }

  var data: String { folder.file("data") }

  var tally: FaultTally { FaultTally(at: folder.file("tally")) }

  func run(_ fault: Fault?, with variables: [String: String] = [:]) throws -> (Ending, String) {
    var environment = variables.merging(fault?.environment ?? [:]) { $1 }
    environment["FAULT_TALLY"] = folder.file("tally")
    let program = try StartedProgram(
      [try Release.path(of: "faulty"), "--data", folder.path, "--locale", "en"]
        + life.words(in: self), environment: environment)
    return (try program.waitForEnd(), try program.text())
  }

  /// The number of calls of a kind without a fault.
  static func count(of kind: Fault.Kind, in life: FaultyLife) throws -> Int {
    let folder = try FaultyFolder(life)
    _ = try folder.run(nil)
    return folder.tally.count(of: kind)
  }

  func text(of name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }
}
