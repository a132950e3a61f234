public import Views

/// A widget without options.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let _kinds: [WidgetKind]

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @Sendable (Provider.Entry) -> Content
  ) {
    let provider = CallbackProvider(provider: provider)
    _kinds = [WidgetKind(id: kind, provider: provider, content: content)]
  }
}
