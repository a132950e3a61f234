/// A mouse event, with the cell under the pointer.
package struct Mouse: Hashable, Sendable {
  package var action: Action
  package var position: Point
  package var modifiers: Modifiers

  package init(_ action: Action, at position: Point, _ modifiers: Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}

extension Mouse {
  /// Whether the pointer only moved.
  package var isMove: Bool {
    if case .move = action { true } else { false }
  }
}

extension Mouse: CustomStringConvertible {
  package var description: String {
    let place = "\(position.x),\(position.y)"
    return modifiers.isEmpty ? "\(action) \(place)" : "\(modifiers)-\(action) \(place)"
  }
}
