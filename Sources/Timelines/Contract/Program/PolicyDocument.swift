import FoundationEssentials

/// A policy as JSON: `"atEnd"`, `"never"` or `{"after": date}`.
struct PolicyDocument: Encodable, Sendable {
  let policy: TimelineReloadPolicy

  private enum Key: CodingKey {
    case after
  }

  func encode(to encoder: any Encoder) throws {
    switch policy.moment {
    case .atEnd: try encode("atEnd", to: encoder)
    case .never: try encode("never", to: encoder)
    case .after(let date):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(date, forKey: .after)
    }
  }

  private func encode(_ name: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
