import Cells
import System

/// Turns a terminal's bytes into tokens, however they are split into reads.
///
/// No library serves: ncurses reads keys only from a terminal that it owns, and no terminal's answers.
///
/// Only silence tells the Esc key from the start of a sequence. While a deadline is set, the caller
/// calls `tokens(expiringAt:)` then, unless more bytes come first.
package struct InputParser: Sendable {
  /// The time at which the input so far counts as complete; nil if nothing is unfinished.
  package private(set) var deadline: Duration?

  let keys: KeySequences
  var state = State.ground
  /// The bytes of an unfinished sequence, character or paste.
  var pending: [UInt8] = []
  /// The start time of the unfinished input; nil until all bytes of a read are taken.
  var beginning: Duration?
  /// The number of bytes missing from a character inside a string.
  var missingBytes = 0
  /// Whether ^C came inside a string.
  var isInterrupted = false
  /// Whether Alt was held, which is sent as an escape first.
  var isAlt = false
  /// The time until which the rest of a sequence may still follow an expired escape; nil if none
  /// may.
  var orphansEnd: Duration?
  /// Whether the current sequence is such a rest.
  var isOrphan = false
  var tokens: [Token] = []

  enum State: Hashable, Sendable {
    case ground
    case character(length: Int)
    case escape
    case control
    case single
    case consoleFunction
    case oldMouse
    case string(StringKind)
    case stringEnd(StringKind)
    /// A paste, and the number of bytes of its end mark that have matched.
    case paste(matched: Int)
  }

  enum StringKind: UInt8, Hashable, Sendable {
    case systemCommand = 0x5D
    case deviceControl = 0x50
    case start = 0x58
    case privacy = 0x5E
    case application = 0x5F
  }

  package init(keys: KeySequences = .empty) {
    self.keys = keys
  }

  /// The tokens that these bytes complete.
  package mutating func tokens(from bytes: some Sequence<UInt8>, at now: Duration) -> [Token] {
    if let end = orphansEnd, now >= end { orphansEnd = nil }
    for byte in bytes { take(byte) }
    return finish(at: now)
  }

  /// The tokens that silence completes.
  package mutating func tokens(expiringAt now: Duration) -> [Token] {
    guard let deadline, now >= deadline else { return [] }
    let wasEscape = state == .escape
    expire()
    orphansEnd = wasEscape ? now + Self.orphanTime : nil
    return finish(at: now)
  }

  private mutating func finish(at now: Duration) -> [Token] {
    let start = beginning ?? now
    deadline = patience.map { start + $0 }
    beginning = deadline == nil ? nil : start
    defer { tokens.removeAll() }
    return tokens
  }

  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeOutside(byte)
    case .character(let length): takeCharacter(byte, length: length)
    case .escape: takeAfterEscape(byte)
    case .control: takeControl(byte)
    case .single: takeSingle(byte)
    case .consoleFunction: takeConsoleFunction(byte)
    case .oldMouse: takeOldMouse(byte)
    case .string(let kind): takeString(byte, kind)
    case .stringEnd(let kind): takeStringEnd(byte, kind)
    case .paste(let matched): takePaste(byte, matched: matched)
    }
  }

  /// Discards unfinished input.
  mutating func reset(to next: State = .ground) {
    state = next
    beginning = nil
    missingBytes = 0
    isInterrupted = false
    pending.removeAll(keepingCapacity: pending.capacity <= Self.longestString)
    if next == .ground {
      isAlt = false
      isOrphan = false
    }
  }

  static let longestSequence = Bound.controlSequence.greatest
  static let longestString = Bound.controlString.greatest
  static let longestPaste = Bound.paste.greatest
}

extension InputParser {
  static let escapeTime = Duration.milliseconds(25)
  static let orphanTime = Duration.milliseconds(250)
  private static let introducerTime = Duration.milliseconds(100)
  private static let sequenceTime = Duration.seconds(1)
  private static let pasteTime = Duration.milliseconds(200)

  /// The time that the unfinished input may take, measured from its start, so that continued typing
  /// doesn't prolong something that swallows keys; nil if nothing is unfinished.
  var patience: Duration? {
    switch state {
    case .ground: nil
    case .escape: Self.escapeTime
    case .control where pending.isEmpty, .single where pending.isEmpty,
      .string where pending.isEmpty:
      isOrphan ? Self.escapeTime : Self.introducerTime
    case .string where isInterrupted, .stringEnd where isInterrupted: Self.introducerTime
    case .paste: Self.pasteTime
    default: Self.sequenceTime
    }
  }

  /// Treats the unfinished input as complete: a key, a pasted text, or nothing.
  mutating func expire() {
    switch state {
    case .escape: emit(Key(.escape))
    case .control where pending.isEmpty: emitIntroducer(UInt8(ascii: "["))
    case .single where pending.isEmpty: emitIntroducer(UInt8(ascii: "O"))
    case .string(let kind) where pending.isEmpty: emitIntroducer(kind.rawValue)
    case .string where isInterrupted, .stringEnd where isInterrupted: emitInterrupt()
    case .paste: emitPaste()
    default: break
    }
    reset()
  }

  private mutating func emitInterrupt() {
    isAlt = false
    emit(Key(control: 0x03))
  }

  /// Emits the byte that could have started a sequence as a letter with Alt, or without if the
  /// escape had already expired.
  private mutating func emitIntroducer(_ byte: UInt8) {
    isAlt = false
    emit(Key(Character(Unicode.Scalar(byte)), isOrphan ? [] : .alt))
  }
}

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

extension InputParser {
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Adds a byte to a paste, up to its end mark; drops what exceeds the limit.
  ///
  /// A paste may be long, so each piece restarts the time limit.
  mutating func takePaste(_ byte: UInt8, matched: Int) {
    beginning = nil
    if byte == Self.pasteEnd[matched] {
      guard matched + 1 == Self.pasteEnd.count else {
        state = .paste(matched: matched + 1)
        return
      }
      emitPaste()
      return reset()
    }
    keep(Self.pasteEnd.prefix(matched))
    if byte == Self.pasteEnd[0] {
      state = .paste(matched: 1)
    } else {
      state = .paste(matched: 0)
      keep([byte])
    }
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    pending += bytes.prefix(max(0, Self.longestPaste - pending.count))
  }

  /// Emits the paste; of control characters, only line ends and tabs are kept.
  mutating func emitPaste() {
    let text = String(decoding: pending, as: UTF8.self).unicodeScalars
    var clean = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text {
      if scalar == "\r" || scalar == "\n" && last != "\r" {
        clean.append("\n")
      } else if scalar == "\t" || scalar.properties.generalCategory != .control {
        clean.append(scalar)
      }
      last = scalar
    }
    tokens.append(.input(.paste(String(clean))))
  }
}

extension InputParser {
  mutating func takeString(_ byte: UInt8, _ kind: StringKind) {
    switch byte {
    case 0x07: finishString(kind)
    case 0x9C where missingBytes == 0:
      if pending.last == 0xC2 { pending.removeLast() }
      finishString(kind)
    case 0x1B: state = .stringEnd(kind)
    case 0x18, 0x1A: reset()
    case 0x03 where !isInterrupted: interrupt()
    default: append(text: byte)
    }
  }

  /// Handles ^C inside a string: unless the string continues at once, the user typed it because the
  /// string swallows keys.
  private mutating func interrupt() {
    isInterrupted = true
    beginning = nil
    append(text: 0x03)
  }

  /// Adds a byte to the text. The one-byte string end also occurs inside UTF-8 characters; after
  /// 0xC2 it is the encoded string end, so no byte counts as missing.
  private mutating func append(text byte: UInt8) {
    switch byte {
    case 0x80...0xBF: missingBytes = max(0, missingBytes - 1)
    case 0xC3...0xF4: missingBytes = (~byte).leadingZeroBitCount - 1
    default: missingBytes = 0
    }
    if pending.count < Self.longestString { pending.append(byte) }
  }

  /// Ends the string at `ESC \`; any other escape starts something else.
  mutating func takeStringEnd(_ byte: UInt8, _ kind: StringKind) {
    if byte == UInt8(ascii: "\\") {
      finishString(kind)
    } else {
      reset()
      state = .escape
      take(byte)
    }
  }

  private mutating func finishString(_ kind: StringKind) {
    switch kind {
    case .systemCommand: tokens.append(.reply(Reply(systemCommand: pending)))
    case .deviceControl: tokens.append(.reply(Reply(deviceControl: pending)))
    case .start, .privacy, .application: break
    }
    reset()
  }
}
