extension Dependencies {
  /// Throws if a dependency that the subject declares isn't available now.
  package static func check(_ subject: Any) throws(MissingDependency) {
    for child in Mirror(reflecting: subject).children {
      if let missing = (child.value as? any DependencyField)?.missing(from: current) {
        throw missing
      }
    }
  }
}
