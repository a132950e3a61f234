import Intents
import Views

extension WidgetKind {
  /// A kind of widget that is called by its kind and comes in all sizes until it says otherwise.
  init<Provider: AppIntentTimelineProvider>(
    id: String, provider: Provider, content: @escaping @Sendable (Provider.Entry) -> any View
  ) {
    let stage = Stage(content: content)
    self.init(
      id: id, name: id,
      families: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge],
      parameters: Provider.Intent.parameters,
      placeholder: { context, environment in
        stage.face(of: provider.placeholder(in: context), in: context, environment)
      },
      snapshot: { values, context in
        try Dependencies.check(provider)
        let intent = try await Provider.Intent.resolved(from: values)
        let entry = try await provider.snapshot(for: intent, in: context)
        return stage.reel(of: Timeline(entries: [entry], policy: .never), in: context)
      },
      timeline: { values, context in
        try Dependencies.check(provider)
        let intent = try await Provider.Intent.resolved(from: values)
        return stage.reel(of: try await provider.timeline(for: intent, in: context), in: context)
      })
  }
}
