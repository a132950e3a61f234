import Cells

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
