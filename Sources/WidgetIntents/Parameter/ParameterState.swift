/// The state of a parameter: a value, data that identify one, or nothing.
enum ParameterState<Value: Sendable>: Sendable {
  case value(Value)
  case data(IntentValue)
  case nothing
}
