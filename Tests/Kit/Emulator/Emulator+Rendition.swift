import Cells

extension Emulator {
  /// Sets colours and attributes; skips unknown ones and returns false.
  mutating func restyled(by sequence: ControlSequence) -> Bool {
    guard sequence.name == "m" else { return false }
    var rest = sequence.parameters[...]
    if rest.isEmpty { cursor.style = .plain }
    var isKnown = true
    while let parts = rest.popFirst() {
      if !select(parts, &rest) { isKnown = false }
    }
    return isKnown
  }

  private mutating func select(_ parts: [Int?], _ rest: inout ArraySlice<[Int?]>) -> Bool {
    switch (parts.first ?? nil) ?? 0 {
    case let number where number == 38 || number == 48: selectColour(number, parts, &rest)
    case let number where parts.count == 1: select(number)
    default: underlined(parts)
    }
  }

  private mutating func select(_ number: Int) -> Bool {
    switch number {
    case 0: cursor.style = .plain
    case 1: cursor.style.attributes.insert(.bold)
    case 3: cursor.style.attributes.insert(.italic)
    case 4: cursor.style.attributes.insert(.underline)
    case 7: cursor.style.attributes.insert(.reverse)
    case 9: cursor.style.attributes.insert(.strikethrough)
    case 22: cursor.style.attributes.remove(.bold)
    case 23: cursor.style.attributes.remove(.italic)
    case 24: cursor.style.attributes.remove(.underline)
    case 27: cursor.style.attributes.remove(.reverse)
    case 29: cursor.style.attributes.remove(.strikethrough)
    // Attributes that a canvas doesn't have, and the Linux console's first font.
    case 10, 25, 28: break
    case 30...37: cursor.style.foreground = Palette.colour(number - 30)
    case 39: cursor.style.foreground = nil
    case 40...47: cursor.style.background = Palette.colour(number - 40)
    case 49: cursor.style.background = nil
    case 90...97: cursor.style.foreground = Palette.colour(number - 82)
    case 100...107: cursor.style.background = Palette.colour(number - 92)
    default: return false
    }
    return true
  }

  /// Sets an underline; all kinds count as one.
  private mutating func underlined(_ parts: [Int?]) -> Bool {
    guard parts.count == 2, parts[0] == 4, let kind = parts[1], (0...5).contains(kind) else {
      return false
    }
    return select(kind == 0 ? 24 : 4)
  }

  /// Sets a colour given by colons or by the parameters that follow.
  private mutating func selectColour(
    _ number: Int, _ parts: [Int?], _ rest: inout ArraySlice<[Int?]>
  ) -> Bool {
    let numbers: [Int]
    if parts.count > 1 {
      let colour = parts.dropFirst().map { $0 ?? 0 }
      // With five parts, the second is a colour space, which nobody uses.
      numbers = colour.first == 2 && colour.count > 4 ? [2] + colour[2...] : colour
    } else {
      let length = rest.first == [2] ? 4 : 2
      numbers = rest.prefix(length).map { ($0.first ?? nil) ?? 0 }
      rest = rest.dropFirst(length)
    }
    guard let colour = colour(numbers) else { return false }
    if number == 38 { cursor.style.foreground = colour } else { cursor.style.background = colour }
    return true
  }

  private func colour(_ numbers: [Int]) -> RGB? {
    guard numbers.allSatisfy({ (0...255).contains($0) }) else { return nil }
    switch (numbers.first, numbers.count) {
    case (5, 2): return Palette.colour(numbers[1])
    case (2, 4...):
      return RGB(red: UInt8(numbers[1]), green: UInt8(numbers[2]), blue: UInt8(numbers[3]))
    default: return nil
    }
  }
}
