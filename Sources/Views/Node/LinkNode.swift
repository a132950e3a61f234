package import FoundationEssentials

/// A child that opens a URL when pressed.
package struct LinkNode: Hashable, Codable, Sendable {
  package var destination: URL
  package var child: Node
}
