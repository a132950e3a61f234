package import FoundationEssentials

extension Schedule {
  /// Whether a widget waits for a way to those whom it could not reach.
  package var waitsForNetwork: Bool { lines.values.contains(where: \.isCutOff) }

  /// Widgets that could reach nobody are asked again, for there may be a way now.
  package mutating func reloadAfterNetworkChange(at date: Date) {
    for id in inOrder(lines.filter { $0.value.isCutOff }.keys) {
      reload(id, because: .network, at: date)
    }
  }
}

extension Line {
  fileprivate var isCutOff: Bool { obstacle?.retry != nil }
}
