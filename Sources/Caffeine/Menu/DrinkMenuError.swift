/// A line of a menu that is no drink, or one that is there twice.
package struct DrinkMenuError: Error, Hashable, Sendable {
  package let line: Int
}
