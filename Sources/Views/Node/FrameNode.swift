/// A child in a frame whose lengths are in points; a nil length is the child's own.
package struct FrameNode: Hashable, Codable, Sendable {
  package var width = Limits()
  package var height = Limits()
  package var alignment = Alignment.center
  package var child: Node

  package struct Limits: Hashable, Codable, Sendable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?
    /// The fixed length, which neither the proposal nor the child can change; nil if there is none.
    package var fixed: Double?

    /// A stand-in for infinity, which can't be encoded; larger than any screen.
    private static let boundless = 1e6

    init(
      minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil, fixed: Double? = nil
    ) {
      self.minimum = minimum.map { min($0, Self.boundless) }
      self.ideal = ideal.map { min($0, Self.boundless) }
      self.maximum = maximum.map { min($0, Self.boundless) }
      self.fixed = fixed.map { min($0, Self.boundless) }
    }
  }
}
