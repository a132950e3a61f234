import Cells
import Foundation
import Kit

import Testing

@testable import Terminal

struct TerminfoEntryTests {
  private func entry(_ name: String) throws -> TerminfoEntry {
    try TerminfoEntry(compiled: try #require(Terminals.entries[name]))
  }

  @Test("Every entry can be read, and reads the same after writing")
  func roundTrip() throws {
    #expect(Terminals.entries.count > 50)
    for (name, bytes) in Terminals.entries {
      let entry = try TerminfoEntry(compiled: bytes)
      #expect(try TerminfoEntry(compiled: entry.compiled) == entry, "\(name)")
    }
  }

  @Test("An entry agrees with infocmp")
  func contents() throws {
    let entry = try entry("xterm-256color")
    #expect(entry.name == "xterm-256color")
    #expect(entry[.colors] == 256)
    #expect(entry[.enterAlternateScreen] == Array("\u{1B}[?1049h\u{1B}[22;0;0t".utf8))
    #expect(entry[.resetAttributes] == Array("\u{1B}(B\u{1B}[m".utf8))
    #expect(entry[.changesColors] && !entry[.printsOnPaper])
    #expect(entry.extendedFlags["XT"] == true)
    #expect(entry.extendedStrings["kUP5"] == Array("\u{1B}[1;5A".utf8))
  }

  @Test("A painting entry differs only where intended", arguments: ColorDepth.allCases)
  func painting(depth: ColorDepth) throws {
    let texts: [TerminfoEntry.Text] = [
      .hideCursor, .showCursor, .emphasizeCursor, .beginProtected, .enterAlternateScreen,
      .leaveAlternateScreen, .resetAttributes, .leaveKeypad, .enterKeypad, .setAttributes,
      .resetColors, .resetPalette, .changeColor, .setForeground, .setBackground, .setScrollRegion,
      .beginWrapping, .endWrapping, .insertLine, .insertLines, .scrollBack, .scrollBackBy,
    ]
    for (name, bytes) in Terminals.entries {
      let entry = try TerminfoEntry(compiled: bytes)
      var painting = try TerminfoEntry(
        compiled: entry.painting(Size(width: 80, height: 24), in: depth).compiled)
      #expect(painting.extendedFlags["RGB"] == (depth == .direct ? true : nil))
      #expect(painting.extendedNumbers["RGB"] == nil && painting.extendedStrings["RGB"] == nil)
      for text in texts { painting[text] = entry[text] }
      for number in [TerminfoEntry.Number.columns, .lines, .colors, .pairs] {
        painting[number] = entry[number]
      }
      painting[.changesColors] = entry[.changesColors]
      painting[.wraps] = entry[.wraps]
      painting.extendedFlags["RGB"] = entry.extendedFlags["RGB"]
      painting.extendedNumbers["RGB"] = entry.extendedNumbers["RGB"]
      #expect(painting.extendedStrings.isEmpty)
      painting.extendedStrings = entry.extendedStrings
      for place in [55...87, 216...268].joined() where entry.strings.indices.contains(place) {
        #expect(painting.string(at: place) == nil, "keys")
        painting.strings[place] = entry.strings[place]
      }
      #expect(painting.padded == entry.padded, "\(name)")
    }
  }

  @Test("A direct entry sets colours with semicolons and never changes the palette")
  func direct() throws {
    let entry = try entry("xterm-256color").painting(Size(width: 80, height: 24), in: .direct)
    #expect(entry[.colors] == 0x100_0000 && entry[.pairs] == 0x1_0000)
    #expect(entry[.setForeground]?.starts(with: "\u{1B}[38;2;%p1".utf8) == true)
    #expect(entry[.setBackground]?.starts(with: "\u{1B}[48;2;%p1".utf8) == true)
    #expect(entry[.resetAttributes] == Array("\u{1B}[m".utf8))
    #expect(entry[.resetColors] == Array("\u{1B}[39;49m".utf8))
    #expect(entry[.changeColor] == nil && entry[.resetPalette] == nil && !entry[.changesColors])
  }

  @Test(
    "An entry for bytes that are folded names pairs, unless it has no colours",
    arguments: [ColorDepth.direct, .palette256, .ansi16, .mono])
  func folded(depth: ColorDepth) throws {
    let entry = try entry("xterm-256color")
    let size = Size(width: 80, height: 24)
    #expect(
      entry.painting(size, in: depth, folded: true)[.setColorPair]
        == (depth == .mono ? nil : Array("\u{1B}[<%p1%dm".utf8)))
    #expect(entry.painting(size, in: depth)[.setColorPair] == nil)
  }

  @Test("An entry without colours gets the chosen ones, and none for mono")
  func chosen() throws {
    let plain = try entry("vt100")
    #expect(plain[.colors] == nil)
    #expect(plain.painting(Size(width: 80, height: 24), in: .ansi16)[.colors] == 8)
    #expect(plain.painting(Size(width: 80, height: 24), in: .palette256)[.colors] == 256)
    #expect(
      try entry("xterm-256color").painting(Size(width: 80, height: 24), in: .ansi16)[.colors] == 16)
    #expect(
      try entry("xterm-256color").painting(Size(width: 80, height: 24), in: .ansi8)[.colors] == 8)
    #expect(
      try entry("xterm-256color").painting(Size(width: 80, height: 24), in: .mono)[.colors] == nil)
  }

  @Test(
    "What an entry cancels, it doesn't have",
    arguments: ["linux-m", "cons25-m", "screen.minitel2-80", "qnxtmono"])
  func cancelled(name: String) throws {
    let entry = try entry(name)
    #expect(entry[.colors] == nil && entry[.setForeground] == nil)
    // It equals the entry that never had them.
    var other = entry
    for number in [TerminfoEntry.Number.colors, .pairs] { other[number] = nil }
    #expect(other == entry)
  }

  @Test("Bytes that aren't an entry are refused")
  func hostile() {
    #expect(throws: TerminfoFault.endsEarly) { try TerminfoEntry(compiled: []) }
    #expect(throws: TerminfoFault.unknownFormat) {
      try TerminfoEntry(compiled: Array("#!/bin/sh\nexit\n".utf8))
    }
    let negative: [UInt8] = [0x1A, 1, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(throws: TerminfoFault.outOfBounds) { try TerminfoEntry(compiled: negative) }
    let outside: [UInt8] = [0x1A, 1, 2, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0x61, 0, 9, 0, 0x62, 0]
    #expect(throws: TerminfoFault.outOfBounds) { try TerminfoEntry(compiled: outside) }
  }

  @Test("Every truncated or corrupted entry is either refused or read")
  func damaged() throws {
    let bytes = try #require(Terminals.entries["xterm-256color"])
    for length in stride(from: 0, to: bytes.count, by: 17) {
      _ = try? TerminfoEntry(compiled: Array(bytes.prefix(length)))
    }
    var generator = SplitMix(seed: 1)
    for _ in 0..<200 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(
          in: 0..<(Bool.random(using: &generator) ? 12 : bytes.count), using: &generator)
        damaged[place] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let entry = try? TerminfoEntry(compiled: damaged) else { continue }
      #expect((try? TerminfoEntry(compiled: entry.compiled)) != nil)
    }
  }
}

extension TerminfoEntry {
  /// The entry with its lists extended to hold what a painting entry changes.
  fileprivate var padded: TerminfoEntry {
    var entry = self
    entry[.setBackground] = entry[.setBackground]
    entry[.pairs] = entry[.pairs]
    entry[.changesColors] = entry[.changesColors]
    return entry
  }
}
