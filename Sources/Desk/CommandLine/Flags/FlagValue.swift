/// The value of a flag: how help shows it, what is allowed, and where it is stored.
struct FlagValue: Sendable {
  typealias Store<Value> = @Sendable (inout Invocation, Value) -> Void

  let placeholder: String
  /// Those that help lists, unless the placeholder does.
  let choices: [String]
  let allowed: Allowance
  /// Whether a word that isn't allowed is a mistake in the value of a flag that may stand alone.
  let isMeant: @Sendable (String) -> Bool
  /// Stores the value; returns false and stores nothing if it isn't allowed.
  let store: @Sendable (inout Invocation, String) -> Bool

  init<Value>(
    _ placeholder: String,
    choices: [String] = [],
    allowed: Allowance,
    isMeant: @escaping @Sendable (String) -> Bool = { _ in false },
    read: @escaping @Sendable (String) -> Value?,
    store: @escaping Store<Value>
  ) {
    (self.placeholder, self.choices) = (placeholder, choices)
    (self.allowed, self.isMeant) = (allowed, isMeant)
    self.store = { invocation, text in
      guard let value = read(text) else { return false }
      store(&invocation, value)
      return true
    }
  }
}
