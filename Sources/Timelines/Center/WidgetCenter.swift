/// Lists the placed widgets and reloads their timelines.
///
/// Works inside providers and intents while they run, and in the tasks that they start. Anywhere
/// else there are no widgets, and calls do nothing.
public struct WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadTimelines(ofKind kind: String) {
    WidgetCenterLink.current?.reload(kind)
  }

  public func reloadAllTimelines() {
    WidgetCenterLink.current?.reload(nil)
  }

  public func invalidateRelevance(ofKind kind: String) {
    WidgetCenterLink.current?.invalidateRelevance(kind)
  }

  public func currentConfigurations() async throws -> [WidgetInfo] {
    WidgetCenterLink.current?.configurations ?? []
  }

  /// Calls back at once.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(WidgetCenterLink.current?.configurations ?? []))
  }
}
