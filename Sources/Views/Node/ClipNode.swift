/// A child that shows only inside a shape.
package struct ClipNode: Hashable, Codable, Sendable {
  package var outline: ShapeOutline
  package var isEvenOdd = false
  package var child: Node
}
