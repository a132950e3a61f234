extension Dependencies {
  /// Throws if something declares a dependency that can't be reached now.
  package static func check(_ subject: Any) throws(MissingDependency) {
    for child in Mirror(reflecting: subject).children {
      if let missing = (child.value as? any DependencyField)?.missing(from: current) {
        throw missing
      }
    }
  }
}
