extension Dependencies {
  /// Throws if a dependency that the subject declares isn't available now, or one that a value in it
  /// declares. Whatever may use dependencies has to be checked before it runs, because a property
  /// can't throw.
  package static func check<Subject>(_ subject: Subject) throws(MissingDependency) {
    guard let fields = fields(of: subject) else { return try checkMirror(of: subject) }
    for field in fields {
      if let missing = field.missing(from: current) { throw missing }
    }
  }

  /// What a struct declares of whose properties none can hide a dependency; nil for any other value.
  private static func fields<Subject>(of subject: Subject) -> [DependencyField]? {
    guard let properties = StoredProperty.all(of: Subject.self) else { return nil }
    var fields: [DependencyField] = []
    for property in properties {
      if property.isDeclared(like: AppDependency<Bool>.self) {
        fields.append(property.start(in: subject, as: DependencyField.self))
      } else if !property.isDeclared(like: IntentParameter<Bool>.self) {
        return nil
      }
    }
    return fields
  }

  private static func checkMirror(of subject: Any) throws(MissingDependency) {
    for (_, value) in Mirror(reflecting: subject).children {
      if let wrapper = value as? any DependencyWrapper {
        if let missing = wrapper.field.missing(from: current) { throw missing }
      } else if mayDeclare(value) {
        try checkMirror(of: value)
      }
    }
  }

  // Lists may be long and objects may refer to each other in a ring.
  private static func mayDeclare(_ value: Any) -> Bool {
    guard !(value is any ParameterWrapper) else { return false }
    return switch Mirror(reflecting: value).displayStyle {
    case .struct, .enum, .optional, .tuple: true
    default: false
    }
  }
}
