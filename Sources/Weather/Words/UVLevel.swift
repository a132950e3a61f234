/// A level of UV radiation, as defined by the World Health Organization.
package enum UVLevel: String, CaseIterable, Hashable, Sendable {
  case low, moderate, high, veryHigh, extreme

  package init(index: UInt8) {
    self =
      switch index {
      case ..<3: .low
      case ..<6: .moderate
      case ..<8: .high
      case ..<11: .veryHigh
      default: .extreme
      }
  }

  package var nameKey: String { "weather.uv.\(rawValue)" }
}
