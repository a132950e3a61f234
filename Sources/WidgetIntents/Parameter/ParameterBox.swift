/// A box for a parameter's value, which lets a mirror fill it in: mirrors only hand out copies.
///
/// The value is only written while a new intent is made from data, before anyone else can see the
/// box. The compiler can't check that, hence `@unchecked`.
final class ParameterBox<Value: Sendable>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
