/// The standard capabilities in use, by their index in a compiled entry.
extension TerminfoEntry {
  package enum Flag: Int, Sendable {
    case wraps = 1
    case waitsBeforeWrapping = 4
    case isGeneric = 6
    case printsOnPaper = 7
    case changesColors = 27
  }

  package enum Number: Int, Sendable {
    case columns = 0
    case lines = 2
    case colors = 13
    case pairs = 14
  }

  package enum Text: Int, Sendable {
    case setScrollRegion = 3
    case clearScreen = 5
    case moveCursor = 10
    case hideCursor = 13
    case showCursor = 16
    case emphasizeCursor = 20
    case enterAlternateScreen = 28
    case beginProtected = 33
    case leaveAlternateScreen = 40
    case resetAttributes = 39
    case insertLine = 53
    case leaveKeypad = 88
    case enterKeypad = 89
    case insertLines = 110
    case scrollBackBy = 113
    case scrollBack = 130
    case setAttributes = 131
    case beginWrapping = 151
    case endWrapping = 152
    case resetColors = 297
    case resetPalette = 298
    case changeColor = 299
    case setColorPair = 301
    case setForeground = 359
    case setBackground = 360
  }
}
