/// What follows a flag's name: how help shows it, what is allowed, and where it goes.
struct FlagValue: Sendable {
  typealias Store<Value> = @Sendable (inout Invocation, Value) -> Void

  let placeholder: String
  let allowed: Allowance
  /// False, and nothing stored, for what is not allowed.
  let store: @Sendable (inout Invocation, String) -> Bool

  init<Value>(
    _ placeholder: String,
    allowed: Allowance,
    read: @escaping @Sendable (String) -> Value?,
    store: @escaping Store<Value>
  ) {
    self.placeholder = placeholder
    self.allowed = allowed
    self.store = { invocation, text in
      guard let value = read(text) else { return false }
      store(&invocation, value)
      return true
    }
  }
}
