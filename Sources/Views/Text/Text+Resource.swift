public import WidgetIntents

extension Text {
  /// Disfavored, so that a literal is a `LocalizedStringKey` unless its type says otherwise.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource))
  }
}

extension LocalizedStringKey {
  init(_ resource: LocalizedStringResource) {
    guard !resource.arguments.isEmpty else {
      self.init(resource.key)
      return
    }
    self.init(
      format: resource.key,
      arguments: resource.arguments.map { argument in
        switch argument {
        case .text(let text): Text(verbatim: text).pieces
        case .resource(let resource): Text(resource).pieces
        }
      })
  }
}
