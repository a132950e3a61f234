extension Mouse {
  package enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// A move, with the button held.
    case move(Button?)
    case scroll(Direction)
    /// The pointer rests, with the button held.
    case hold(Button)
  }

  package enum Button: String, Hashable, Sendable, CaseIterable {
    case left, middle, right
  }

  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }
}

extension Mouse.Action: CustomStringConvertible {
  package var description: String {
    switch self {
    case .press(let button): "press \(button)"
    case .release(let button): "release \(button)"
    case .move(let button?): "drag \(button)"
    case .move(nil): "move"
    case .hold(let button): "hold \(button)"
    case .scroll(let direction): "scroll \(direction)"
    }
  }
}
