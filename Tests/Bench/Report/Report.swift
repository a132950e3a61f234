import FoundationEssentials

/// The figures of all measured stages, as a table and as JSON.
struct Report: Encodable, Sendable {
  private(set) var figures: [Figure] = []
  /// The measurements that failed, with reasons.
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
