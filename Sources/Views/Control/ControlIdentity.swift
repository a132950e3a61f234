/// The identity of a control while the content around it changes: its path through the view.
/// Elements of a collection are identified by id, not by index.
package struct ControlIdentity: Hashable, Codable, Sendable {
  private let steps: [String]

  init(path: [ArchiveStep] = []) {
    steps = path.map(\.description)
  }

  package init() {
    self.init(path: [])
  }

  package init(from decoder: any Decoder) throws {
    steps = try decoder.singleValueContainer().decode([String].self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }
}

extension ControlIdentity: CustomStringConvertible {
  package var description: String { steps.joined(separator: "/") }
}
