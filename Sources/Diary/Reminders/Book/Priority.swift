/// The priority of a reminder, as todo.txt has it: from A, the highest, to Z.
package struct Priority: Hashable, Sendable {
  package let letter: UInt8

  /// Fails for anything but a capital letter.
  package init?(letter: UInt8) {
    guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter else { return nil }
    self.letter = letter
  }

  /// Reads `!`, `!!` or `!!!`; fails for other words.
  package init?(sign: String) {
    guard 1...3 ~= sign.utf8.count, sign.allSatisfy({ $0 == "!" }) else { return nil }
    letter = UInt8(ascii: "D") - UInt8(sign.utf8.count)
  }

  /// From 1, the lowest, to 3.
  package var level: Int { max(1, 3 - Int(letter - UInt8(ascii: "A"))) }

  package var sign: String { String(repeating: "!", count: level) }
}

extension Priority: LosslessStringConvertible {
  package var description: String { String(Unicode.Scalar(letter)) }

  package init?(_ description: String) {
    guard description.utf8.count == 1, let letter = description.utf8.first else { return nil }
    self.init(letter: letter)
  }
}
