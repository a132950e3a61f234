/// A dependency's wrapper, the type of its value forgotten.
protocol DependencyField {
  func missing(from dependencies: Dependencies) -> MissingDependency?
}
