import Foundation
import Kit
import Terminal
import Testing

struct TerminfoDatabaseTests {
  private let known = TerminfoDatabase(folders: [Terminals.folder])

  private func fault(_ name: String) -> TerminalFault? {
    do {
      _ = try known.entry(for: TerminalName(name))
      return nil
    } catch {
      return error
    }
  }

  @Test("An installed terminal has its own entry")
  func installed() throws {
    #expect(try known.entry(for: TerminalName("tmux-256color")).name == "tmux-256color")
    #expect(try known.entry(for: TerminalName("linux")).name == "linux")
  }

  @Test(
    "A terminal that follows xterm has xterm's entry",
    arguments: [
      "xterm-ghostty", "foot-extra", "kitty-direct", "alacritty-direct", "wezterm", "contour",
      "tmux-unheard-of", "screen.unheard-of",
    ])
  func followers(name: String) throws {
    #expect(try known.entry(for: TerminalName(name)).name == "xterm-256color")
  }

  @Test(
    "What can't show a screen is refused",
    arguments: [
      "", "dumb", "unknown", "../../etc/passwd", "/etc/passwd", "x/xterm", "..", ".", "xterm\n",
      "xterm 256", "가", "xterm/../../../etc/passwd",
    ])
  func unusable(name: String) {
    #expect(fault(name) == .unusableName(name))
  }

  @Test("An unknown name is refused with a sentence that contains it")
  func unknown() {
    #expect(fault("no-such-terminal") == .unknownName("no-such-terminal"))
    let sentence = TerminalFault.unknownName("no-such-terminal").description
    #expect(sentence.contains("'no-such-terminal'") && sentence.contains("TERM="))
    #expect(TerminalFault.unusableName("").description.contains("TERM isn't set"))
    #expect(!TerminalFault.unusableName("a\u{1B}[2J").description.contains("\u{1B}"))
  }

  @Test(
    "Each place is searched, also folders that are named by a letter's code",
    arguments: ["TERMINFO", "TERMINFO_DIRS", "HOME"])
  func places(variable: String) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = variable == "HOME" ? root.appending(path: ".terminfo") : root
    var entry = try known.entry(for: TerminalName("xterm"))
    entry.names = "zebra|an entry of my own"
    for code in ["z", "7a"] {
      try? FileManager.default.removeItem(at: root)
      let parent = folder.appending(path: code)
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(entry.compiled).write(to: parent.appending(path: "zebra"))
      let value = variable == "TERMINFO_DIRS" ? ":/nowhere:\(root.path)" : root.path
      let database = TerminfoDatabase(environment: [variable: value])
      #expect(try database.entry(for: TerminalName("zebra")) == entry)
    }
  }

  @Test("A file that is larger than ncurses reads is skipped")
  func large() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("x"), withIntermediateDirectories: true)
    let entry = try #require(Terminals.entries["vt100"])
    let database = TerminfoDatabase(folders: [folder.path, Terminals.folder])
    for (size, name) in [(32_768, "vt100"), (32_769, "xterm")] {
      try folder.write(Data(entry + Array(repeating: 0, count: size - entry.count)), as: "x/xterm")
      #expect(try database.entry(for: TerminalName("xterm")).name == name)
    }
  }

  @Test("An invalid file is skipped")
  func damaged() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let parent = root.appending(path: "x")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data("not an entry".utf8).write(to: parent.appending(path: "xterm"))
    try FileManager.default.createDirectory(
      at: parent.appending(path: "xterm-color"), withIntermediateDirectories: true)
    let database = TerminfoDatabase(
      environment: ["TERMINFO": root.path, "TERMINFO_DIRS": Terminals.folder])
    #expect(try database.entry(for: TerminalName("xterm")).name == "xterm")
    #expect(try database.entry(for: TerminalName("xterm-color")).name == "xterm-color")
  }
}
