/// A parameter's wrapper, the type of its value forgotten.
protocol ParameterField {
  var data: IntentValue? { get }
  /// By which a parameter of one intent is told from all others.
  var identity: ObjectIdentifier { get }

  func declaration(named name: String) -> ParameterDeclaration

  /// Whether the data stand for a value, which then is the parameter's; only for a new intent.
  func fill(with data: IntentValue) -> Bool

  /// Whether there is a value now, after what stands for one has been looked for; only for a new
  /// intent.
  func resolve() async throws -> Bool
}
