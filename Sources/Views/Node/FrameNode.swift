/// A child in a frame of lengths in points; what is nil is the child's own.
package struct FrameNode: Hashable, Codable, Sendable {
  package var width = Limits()
  package var height = Limits()
  package var alignment = Alignment.center
  package var child: Node

  package struct Limits: Hashable, Codable, Sendable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?
    /// A fixed length is one that neither the proposal nor the child can change.
    package var fixed: Double?

    /// A node is stored and sent, where infinity has no number; this is more than any screen.
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
