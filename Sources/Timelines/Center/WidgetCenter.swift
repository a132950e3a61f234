/// Tells of the widgets that stand somewhere, and has them asked for new timelines.
///
/// It reaches them from providers and intents while these run, and from the tasks they start;
/// anywhere else there are no widgets, and nothing happens.
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
