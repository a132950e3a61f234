/// A parameter of an intent in its summary.
public struct SummaryParameter<Intent: AppIntent>: Sendable {
  let identity: @Sendable (Intent) -> ObjectIdentifier

  init<Value>(_ path: any KeyPath<Intent, IntentParameter<Value>> & Sendable) {
    identity = { $0[keyPath: path].identity }
  }
}

/// Gathers the parameters listed in a block.
@resultBuilder
public enum SummaryParameterBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ path: any KeyPath<Intent, IntentParameter<Value>> & Sendable
  ) -> SummaryParameter<Intent> { SummaryParameter(path) }

  public static func buildBlock(
    _ parameters: SummaryParameter<Intent>...
  ) -> [SummaryParameter<Intent>] { parameters }
}
