/// A dependency's property wrapper with its value type erased.
protocol DependencyField {
  func missing(from dependencies: Dependencies) -> MissingDependency?
}
