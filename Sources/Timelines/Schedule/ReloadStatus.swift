package import FoundationEssentials

/// How a widget's requests have gone.
package struct ReloadStatus: Hashable, Sendable {
  /// The date of the last good answer.
  package let answered: Date?
  /// Whether the last request brought nothing.
  package let isFailing: Bool
  /// Set if what is shown is made up.
  package var simulationNotice: SimulationNotice?

  /// Whether no answer has come yet and nothing has failed.
  package var isLoading: Bool { answered == nil && !isFailing }
}

extension Schedule {
  package func reloadStatus(of id: Instance.ID) -> ReloadStatus? {
    timelines[id].map(ReloadStatus.init)
  }

  /// The standings of all widgets, in no particular order.
  package var reloadStatuses: [ReloadStatus] { timelines.values.map(ReloadStatus.init) }
}

extension ReloadStatus {
  fileprivate init(_ timeline: WidgetTimeline) {
    self.init(
      answered: timeline.answered, isFailing: timeline.faults > 0,
      simulationNotice: timeline.simulationNotice)
  }
}
