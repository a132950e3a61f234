/// A child of which only what lies inside of a shape is seen.
package struct ClipNode: Hashable, Codable, Sendable {
  package var outline: ShapeOutline
  package var isEvenOdd = false
  package var child: Node
}
