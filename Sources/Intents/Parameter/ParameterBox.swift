/// Holds a parameter's value where it can be filled in through a mirror, which only hands out copies.
///
/// The compiler cannot see that the value is written only while a new intent is made from data, when
/// nobody else knows of the box, and so has to be told that it may be shared.
final class ParameterBox<Value: Sendable>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
