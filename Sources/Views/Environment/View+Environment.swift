/// A view in a modified environment.
package struct EnvironmentView<Content: View, Value>: View {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let change: (inout Value) -> Void

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.changing(view.keyPath, view.change) { $0.add(view.content) }
  }
}

extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }
  }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, keyPath: keyPath, change: transform)
  }
}
