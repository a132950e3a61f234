/// By what a control is the same while what is shown around it changes: the way to it through the view,
/// on which elements of a collection are known by their ids and not by their places.
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
