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
  }
}
