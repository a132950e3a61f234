/// An action of the user at the terminal.
package enum Input: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Whether the terminal window has just gained or lost the focus.
  case focus(Bool)
  case paste(String)
}

extension Input: CustomStringConvertible {
  package var description: String {
    switch self {
    case .key(let key): "key \(key)"
    case .mouse(let mouse): "mouse \(mouse)"
    case .focus(let isFocused): isFocused ? "focus in" : "focus out"
    case .paste(let text): "paste \(text.debugDescription)"
    }
  }
}

/// A key press, as far as terminals can tell keys apart.
///
/// Its character is what the key types: `A` without modifiers, not Shift and `a`.
package struct Key: Hashable, Sendable {
  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  package init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }
}

extension Key: CustomStringConvertible {
  package var description: String {
    modifiers.isEmpty ? "\(code)" : "\(modifiers)-\(code)"
  }
}

extension Key {
  /// The key, without modifiers.
  package enum Code: Hashable, Sendable {
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    case function(Int)
  }
}

extension Key.Code: CustomStringConvertible {
  package var description: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .enter: "enter"
    case .tab: "tab"
    case .escape: "escape"
    case .backspace: "backspace"
    case .delete: "delete"
    case .insert: "insert"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .function(let number): "f\(number)"
    }
  }
}

/// The modifier keys held during a key press or mouse event.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = Modifiers(rawValue: 1 << 0)
  package static let alt = Modifiers(rawValue: 1 << 1)
  package static let control = Modifiers(rawValue: 1 << 2)
}

extension Modifiers: CustomStringConvertible {
  package var description: String {
    let names: [(Modifiers, String)] = [(.control, "control"), (.alt, "alt"), (.shift, "shift")]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "-")
  }
}

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
