import FoundationEssentials

/// The figures of all stages that were measured, for people or for programs.
struct Report: Encodable, Sendable {
  private(set) var figures: [Figure] = []
  /// What could not be measured, and why.
  private(set) var gaps: [Gap] = []

  struct Gap: Encodable, Sendable {
    let stage: String
    let reason: String
  }

  mutating func add(_ stage: Stage) {
    do {
      figures += try stage.figures()
    } catch {
      gaps.append(Gap(stage: stage.name, reason: "\(error)"))
    }
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
