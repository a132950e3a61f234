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
