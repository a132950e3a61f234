/// A child that belongs to the accented part of a tinted widget.
package struct AccentableNode: Hashable, Codable, Sendable {
  package var child: Node
  /// Whether the part keeps its own colours instead.
  package var keepsColors = false
}
