extension Dependencies {
  /// Throws if a dependency that the subject declares isn't available now, or one that a value in it
  /// declares. Whatever may use dependencies has to be checked before it runs, because a property
  /// can't throw.
  package static func check(_ subject: Any) throws(MissingDependency) {
    for (_, value) in Mirror(reflecting: subject).children {
      if let field = value as? any DependencyField {
        if let missing = field.missing(from: current) { throw missing }
      } else if mayDeclare(value) {
        try check(value)
      }
    }
  }

  // Lists may be long and objects may refer to each other in a ring.
  private static func mayDeclare(_ value: Any) -> Bool {
    guard !(value is any ParameterField) else { return false }
    return switch Mirror(reflecting: value).displayStyle {
    case .struct, .enum, .optional, .tuple: true
    default: false
    }
  }
}
