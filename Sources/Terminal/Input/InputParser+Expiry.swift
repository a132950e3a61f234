import Cells

extension InputParser {
  static let escapeTime = Duration.milliseconds(25)
  static let orphanTime = Duration.milliseconds(250)
  private static let introducerTime = Duration.milliseconds(100)
  private static let sequenceTime = Duration.seconds(1)
  private static let pasteTime = Duration.milliseconds(200)

  /// How long what has begun may take from its beginning: somebody who types on must not keep alive
  /// what swallows the keys.
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

  /// Takes what has come for all that there is: a key, the text of a paste, or nothing.
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

  /// What could have begun a sequence was a letter with alt, or without one after an expired escape.
  private mutating func emitIntroducer(_ byte: UInt8) {
    isAlt = false
    emit(Key(Character(Unicode.Scalar(byte)), isOrphan ? [] : .alt))
  }
}
