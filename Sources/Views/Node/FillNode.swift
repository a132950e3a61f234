/// A paint that fills the room it is offered.
package struct FillNode: Hashable, Codable, Sendable {
  package var paint: Paint
  package var transition = ContentTransition.identity
}
