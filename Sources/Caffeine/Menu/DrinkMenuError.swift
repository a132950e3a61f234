/// An invalid or repeated line in a menu.
package struct DrinkMenuError: Error, Hashable, Sendable {
  package let line: Int
}
