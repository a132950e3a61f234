/// A paint that fills whatever room it is given.
package struct FillNode: Hashable, Codable, Sendable {
  package var paint: Paint
  package var transition = ContentTransition.identity
}
