import Views
import WidgetIntents

extension WidgetKind {
  /// Creates a kind that is named by its identifier and supports all families until declared
  /// otherwise.
  init<Provider: AppIntentTimelineProvider>(
    id: String, provider: Provider, content: @escaping @Sendable (Provider.Entry) -> any View
  ) {
    @Sendable func face(of entry: Provider.Entry, in context: Context, _ values: EnvironmentValues)
      -> Face
    {
      // The requested family counts, wherever the widget appears by now.
      var values = values
      values.widgetFamily = context.family
      return Face(archiving: content(entry), in: values)
    }
    self.init(
      id: id, name: id,
      families: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge],
      parameters: Provider.Intent.parameters,
      hiding: { Provider.Intent.hiddenParameters(with: $0) },
      placeholder: { face(of: provider.placeholder(in: $0), in: $0, $1) },
      snapshot: { values, context in
        try Dependencies.check(provider)
        let intent = try await Provider.Intent.resolved(from: values)
        let entry = try await provider.snapshot(for: intent, in: context)
        return Reel(Timeline(entries: [entry], policy: .never)) { face(of: $0, in: context, $1) }
      },
      timeline: { values, context in
        try Dependencies.check(provider)
        let intent = try await Provider.Intent.resolved(from: values)
        let timeline = try await provider.timeline(for: intent, in: context)
        return Reel(timeline) { face(of: $0, in: context, $1) }
      })
  }
}
