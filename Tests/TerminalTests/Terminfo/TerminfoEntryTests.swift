import Cells
import Foundation
import Kit
import Terminal
import Testing

struct TerminfoEntryTests {
  /// The compiled entries of this system, by name.
  private static let installed: [String: [UInt8]] = {
    var entries: [String: [UInt8]] = [:]
    for folder in ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"] {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
      for name in names ?? [] where name.contains("/") {
        let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
        if let data { entries[name] = Array(data) }
      }
    }
    return entries
  }()

  private func entry(_ name: String) throws -> TerminfoEntry {
    let bytes = try #require(Self.installed["\(name.prefix(1))/\(name)"])
    return try TerminfoEntry(compiled: bytes)
  }

  @Test("Every entry of the system can be read, and reads the same after writing")
  func roundTrip() throws {
    #expect(Self.installed.count > 20)
    for (name, bytes) in Self.installed {
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
      .beginWrapping,
      .endWrapping,
    ]
    for (name, bytes) in Self.installed {
      let entry = try TerminfoEntry(compiled: bytes)
      var painting = try TerminfoEntry(
        compiled: entry.painting(Size(width: 80, height: 24), in: depth).compiled)
      #expect(painting.extendedFlags["RGB"] == (depth == .direct ? true : nil))
      for text in texts { painting[text] = entry[text] }
      for number in [TerminfoEntry.Number.columns, .lines, .colors, .pairs] {
        painting[number] = entry[number]
      }
      painting[.changesColors] = entry[.changesColors]
      painting[.wraps] = entry[.wraps]
      painting.extendedFlags["RGB"] = entry.extendedFlags["RGB"]
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

  @Test("An entry without colours gets the chosen ones, and none for mono")
  func chosen() throws {
    let plain = try entry("vt100")
    #expect(plain[.colors] == nil)
    #expect(plain.painting(Size(width: 80, height: 24), in: .ansi16)[.colors] == 8)
    #expect(plain.painting(Size(width: 80, height: 24), in: .palette256)[.colors] == 256)
    #expect(
      try entry("xterm-256color").painting(Size(width: 80, height: 24), in: .ansi16)[.colors] == 16)
    #expect(
      try entry("xterm-256color").painting(Size(width: 80, height: 24), in: .mono)[.colors] == nil)
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
    let bytes = try #require(Self.installed["x/xterm-256color"])
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
