import Cells

extension Emulator {
  mutating func perform(_ token: Token) {
    if !performed(token) { unknown.append(token.description) }
  }

  private mutating func performed(_ token: Token) -> Bool {
    switch token {
    case .text(let scalar): return write(cursor.characters.character(for: scalar))
    case .control(let byte): return control(byte)
    case .escape(let name): return escape(name)
    case .command(let text): return command(text)
    case .string(let text): return string(text)
    case .malformed(let bytes):
      if bytes.first != 0x1B { show(.replacement) }
      return false
    case .sequence(let sequence):
      return restyled(by: sequence) || moved(by: sequence) || edited(by: sequence)
        || switched(by: sequence) || answered(sequence)
    }
  }

  private mutating func control(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00: break
    case 0x07: bellCount += 1
    case 0x08: moveCursor(to: cursor.place - Point(x: 1, y: 0))
    case 0x09: tab(1)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: moveCursor(to: Point(x: 0, y: cursor.place.y))
    case 0x0E: cursor.characters.shift(to: 1)
    case 0x0F: cursor.characters.shift(to: 0)
    default: return false
    }
    return true
  }

  private mutating func escape(_ name: String) -> Bool {
    switch name {
    case "7": saveCursor()
    case "8": restoreCursor()
    case "D": lineFeed()
    case "E":
      lineFeed()
      moveCursor(to: Point(x: 0, y: cursor.place.y))
    case "H": tabs.insert(cursor.place.x)
    case "M": reverseLineFeed()
    case "c": reset()
    case "=": modes.insert(.applicationKeypad)
    case ">": modes.remove(.applicationKeypad)
    case "\\": break
    case "g": bellCount += 1
    case "(0": cursor.characters.designate(0, drawsLines: true)
    case ")0": cursor.characters.designate(1, drawsLines: true)
    case "(A", "(B": cursor.characters.designate(0, drawsLines: false)
    case ")A", ")B": cursor.characters.designate(1, drawsLines: false)
    default: return false
    }
    return true
  }
}
