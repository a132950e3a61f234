package import FoundationEssentials

extension Schedule {
  /// Whether a widget waits for a connection.
  package var waitsForNetwork: Bool { lines.values.contains(where: \.waitsForNetwork) }

  /// Reloads the widgets that couldn't connect; they may be able to now.
  package mutating func reloadAfterNetworkChange(at date: Date) {
    for id in inOrder(lines.filter { $0.value.waitsForNetwork }.keys) {
      reload(id, because: .network, at: date)
    }
  }
}

extension Line {
  fileprivate var waitsForNetwork: Bool { obstacle?.retry != nil }
}
