/// A mode that a program may forget to restore.
package enum Mode: String, CaseIterable, Sendable {
  case applicationCursorKeys
  case applicationKeypad
  case reverseVideo
  case origin
  case autowrap
  case cursorVisible
  case alternateScreen
  case insert
  case mouseClicks
  case mouseDrags
  case mouseMoves
  case mouseInDecimals
  case focusReports
  case bracketedPaste
  case synchronizedOutput
  case appearanceReports

  /// The modes of a fresh terminal.
  package static let initial: Set<Mode> = [.autowrap, .cursorVisible]

  /// The mode set by `ESC [ ? number h`; fails for modes without a visible effect.
  init?(number: Int) {
    let modes: [Int: Mode] = [
      1: .applicationCursorKeys, 5: .reverseVideo, 6: .origin, 7: .autowrap, 25: .cursorVisible,
      47: .alternateScreen, 1047: .alternateScreen, 1049: .alternateScreen,
      66: .applicationKeypad, 1000: .mouseClicks, 1002: .mouseDrags, 1003: .mouseMoves,
      1004: .focusReports, 1006: .mouseInDecimals, 2004: .bracketedPaste,
      2026: .synchronizedOutput, 2031: .appearanceReports,
    ]
    guard let mode = modes[number] else { return nil }
    self = mode
  }

  /// The modes without effect here: 132 columns, smooth scrolling, key repeat, a blinking cursor,
  /// side margins, the meta key.
  static let ignoredNumbers: Set<Int> = [3, 4, 8, 12, 69, 1034]
}
