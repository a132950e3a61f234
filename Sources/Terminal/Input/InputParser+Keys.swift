import Cells

extension InputParser {
  mutating func emit(_ key: Key?) {
    guard let key else { return }
    tokens.append(.input(.key(isAlt ? Key(key.code, key.modifiers.union(.alt)) : key)))
  }

  mutating func emit(_ token: Token?) {
    switch token {
    case .input(.key(let key)): emit(key)
    case let token?: tokens.append(token)
    case nil: break
    }
  }

  mutating func takeOutside(_ byte: UInt8) {
    if byte == 0x1B {
      state = .escape
    } else if orphansEnd != nil, let rest = Self.introduced(by: byte), rest != .single {
      isOrphan = true
      state = rest
    } else {
      takeKey(byte)
    }
    orphansEnd = nil
  }

  private mutating func takeKey(_ byte: UInt8) {
    switch byte {
    case 0x00..<0x20, 0x7F: emit(Key(control: byte))
    case 0x20..<0x7F: emit(Key(Character(Unicode.Scalar(byte))))
    case 0xC2...0xF4:
      pending = [byte]
      state = .character(length: byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
      return
    default: break
    }
    reset()
  }

  mutating func takeCharacter(_ byte: UInt8, length: Int) {
    guard (0x80...0xBF).contains(byte) else {
      reset()
      return take(byte)
    }
    pending.append(byte)
    guard pending.count == length else { return }
    let text = String(validating: pending, as: UTF8.self)
    emit(text?.unicodeScalars.first.flatMap { Key(typing: $0) })
    reset()
  }

  mutating func takeAfterEscape(_ byte: UInt8) {
    if byte == 0x1B {
      if isAlt {
        emit(Key(.escape, .alt))
        beginning = nil
      }
      isAlt.toggle()
    } else if let next = Self.introduced(by: byte) {
      state = next
    } else {
      state = .ground
      isAlt = true
      takeKey(byte)
    }
  }

  static func introduced(by byte: UInt8) -> State? {
    switch byte {
    case UInt8(ascii: "["): .control
    case UInt8(ascii: "O"): .single
    default: StringKind(rawValue: byte).map { .string($0) }
    }
  }
}
