/// A key other than a letter.
package enum Keystroke: Sendable {
  case up, down, right, left, home, end
  case insert, delete, pageUp, pageDown
  case enter, escape, tab, backTab, backspace
  case function(Int)

  /// The bytes that xterm sends; arrows depend on whether a program has requested application keys.
  func bytes(isApplication: Bool) -> String {
    let introducer = isApplication ? "\u{1B}O" : "\u{1B}["
    return switch self {
    case .up: introducer + "A"
    case .down: introducer + "B"
    case .right: introducer + "C"
    case .left: introducer + "D"
    case .home: introducer + "H"
    case .end: introducer + "F"
    case .insert: "\u{1B}[2~"
    case .delete: "\u{1B}[3~"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    case .enter: "\r"
    case .escape: "\u{1B}"
    case .tab: "\t"
    case .backTab: "\u{1B}[Z"
    case .backspace: "\u{7F}"
    case .function(let number): Self.function(number)
    }
  }

  private static func function(_ number: Int) -> String {
    let letters = ["P", "Q", "R", "S"]
    if letters.indices.contains(number - 1) { return "\u{1B}O\(letters[number - 1])" }
    let codes = [5: 15, 6: 17, 7: 18, 8: 19, 9: 20, 10: 21, 11: 23, 12: 24]
    return codes[number].map { "\u{1B}[\($0)~" } ?? ""
  }
}
