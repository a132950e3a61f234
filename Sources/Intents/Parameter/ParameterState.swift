/// What a parameter has: a value, what stands for one that is to be found, or nothing.
enum ParameterState<Value: Sendable>: Sendable {
  case value(Value)
  case data(IntentValue)
  case nothing
}
