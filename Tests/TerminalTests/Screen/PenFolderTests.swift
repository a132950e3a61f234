import Cells
import Testing

import Kit
@testable import Terminal

struct PenFolderTests {
  /// Records what a terminal draws, each character with its pen, and how the cursor moves.
  private func drawn(_ bytes: [UInt8]) -> [String] {
    var pen = Pen.plain
    var result: [String] = []
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let first = rest.first {
      if first == "\u{1B}", let end = rest.dropFirst(2).firstIndex(where: \.isLetter) {
        let sequence = rest[...end]
        rest = rest[rest.index(after: end)...]
        let numbers = sequence.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
        if sequence.hasSuffix("m") {
          pen = pen.applying(numbers.isEmpty ? [0] : numbers) ?? pen
        } else {
          result.append("\(sequence.dropFirst()) \(pen.background)")
        }
      } else {
        result.append(first < " " ? "\(first)" : "\(first) \(pen)")
        rest = rest.dropFirst()
      }
    }
    return result + ["\(pen)"]
  }

  /// Moves draw nothing, so their background doesn't matter.
  private func withoutGround(of moves: [String]) -> [String] {
    moves.map { $0.hasPrefix("[") && !$0.contains("K") ? String($0.prefix { $0 != " " }) : $0 }
  }

  private static let parts = [
    "a", "가", " ", "\u{1B}[1m", "\u{1B}[m", "\u{1B}[39;49m", "\u{1B}[38;2;1;2;3m",
    "\u{1B}[48;5;99m",
    "\u{1B}[31m", "\u{1B}[102m", "\u{1B}[4m", "\u{1B}[24m", "\u{1B}[K", "\u{1B}[5C", "\u{1B}[2;3H",
    "\t",
    "\u{8}", "\n", "b", "c", "\u{1B}[7;1m",
  ]

  @Test("Folded bytes draw the same and are no longer", arguments: 0..<20)
  func law(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var folder = PenFolder()
    for _ in 0..<50 {
      let bytes =
        (0..<30).flatMap { _ in
          Array((Self.parts.randomElement(using: &generator) ?? "").utf8)
        } + Array("\u{1B}[m".utf8)
      let folded = folder.folded(bytes)
      #expect(withoutGround(of: drawn(folded)) == withoutGround(of: drawn(bytes)))
      #expect(folded.count <= bytes.count)
    }
  }

  @Test("Numbers of pairs become their colours")
  func numbers() {
    let pairs = [
      ColorPair(foreground: .direct(RGB(0x010203)), background: .own),
      ColorPair(foreground: .indexed(1), background: .direct(.white)),
    ]
    var folder = PenFolder()
    let folded = folder.folded(
      Array("\u{1B}[<1m\u{1B}[1ma\u{1B}[<2mb\u{1B}[<3mc".utf8), in: pairs)
    #expect(
      folded
        == Array("\u{1B}[1;38;2;1;2;3ma\u{1B}[31;48;2;255;255;255mb\u{1B}[<3mc".utf8))
  }

  @Test(
    "What isn't known passes as it is",
    arguments: [
      "\u{1B}[4:3ma", "\u{1B}(0a", "\u{1B}[?7la", "\u{1B}7", "\u{1B}", "\u{1B}[", "\u{1B}[1",
      "\u{1B}[<1ma", "\u{1B}[<99999999999999999999ma", "\u{1B}[<1;2ma",
    ])
  func unknown(text: String) {
    var folder = PenFolder()
    #expect(folder.folded(Array(text.utf8)) == Array(text.utf8))
  }
}
