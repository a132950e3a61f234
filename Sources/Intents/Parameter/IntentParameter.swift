/// A parameter of an intent, spelt `@Parameter` there.
///
/// A copy of an intent has values of its own: a value that is set goes into a new box.
@propertyWrapper
public struct IntentParameter<Value: IntentParameterValue>: Sendable {
  private let title: LocalizedStringResource
  private let description: LocalizedStringResource?
  private var box: ParameterBox<Value>

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value
  ) {
    self.title = title
    self.description = description
    box = ParameterBox(value)
  }

  /// Without a default it is none, false, zero, empty or the first of the choices until it is set.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.init(title: title, description: description, default: Value._blank)
  }

  public var wrappedValue: Value {
    get { box.value }
    set { box = ParameterBox(newValue) }
  }
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
  @available(*, unavailable, message: "An optional parameter has no value until it is given one")
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value
  ) {
    self.init(title: title, description: description)
  }
}

extension IntentParameter: ParameterField {
  var data: IntentValue? { box.value._data }

  func declaration(named name: String) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, title: title.key, description: description?.key, kind: Value._kind,
      isOptional: Value._isOptional, initial: data)
  }

  func fill(with data: IntentValue) -> Bool {
    guard let value = Value(_data: data) else { return false }
    box.value = value
    return true
  }
}
