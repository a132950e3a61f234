package import FoundationEssentials

/// A child that opens a place when it is hit.
package struct LinkNode: Hashable, Codable, Sendable {
  package var destination: URL
  package var child: Node
}
