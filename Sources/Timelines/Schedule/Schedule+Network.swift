package import FoundationEssentials

extension Schedule {
  /// Whether a widget waits for a connection.
  package var waitsForNetwork: Bool { timelines.values.contains(where: \.waitsForNetwork) }

  /// Reloads the widgets that couldn't connect; they may be able to now.
  package mutating func reloadAfterNetworkChange(at date: Date) {
    for id in inOrder(timelines.filter { $0.value.waitsForNetwork }.keys) {
      reload(id, because: .network, at: date)
    }
  }
}

extension WidgetTimeline {
  fileprivate var waitsForNetwork: Bool { providerFault?.retry != nil }
}
