import Cells
import Foundation
import Kit
import Testing

/// Tries the completions in the shells themselves, with the key Tab.
struct ShellCompletionTests {
  private let folder: URL
  private let bin: String

  /// A shell in which completion is set up, and says so.
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    fileprivate var words: [String] {
      switch self {
      case .bash: ["/bin/bash", "--norc", "--noprofile", "-i"]
      case .zsh: ["/usr/bin/zsh", "-f", "-i"]
      case .fish: ["/usr/bin/fish", "--no-config", "-i"]
      }
    }

    fileprivate var setup: String {
      switch self {
      case .bash:
        "PS1='> '; . /usr/share/bash-completion/bash_completion; . <(widgetty completion bash)"
      case .zsh: "PS1='> '; autoload -Uz compinit; compinit -D; . <(widgetty completion zsh)"
      case .fish: "function fish_prompt; echo '> '; end; widgetty completion fish | source"
      }
    }
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bin = URL(filePath: try Release.path()).deletingLastPathComponent().path
    let home = folder.path
    for words in [
      ["dday", "add", "Christmas", "12-25"], ["dday", "add", "Birthday", "3-14"],
      ["todo", "add", "Milk", "--list", "Shopping"],
    ] {
      _ = try Printout(words, environment: ["HOME": home, "TZ": "UTC"])
    }
  }

  private func terminal(_ shell: Shell) throws -> PseudoTerminal {
    let words = shell.words
    let terminal = try PseudoTerminal(
      Command(
        words[0], Array(words.dropFirst()),
        environment: [
          "HOME": folder.path, "PATH": "\(bin):/usr/bin:/bin", "TZ": "UTC", "INPUTRC": "/dev/null",
        ]),
      size: Size(width: 100, height: 24))
    try terminal.type("\(shell.setup); echo set-up\n")
    try terminal.wait(for: "the set-up") { $0.canvas.description.contains("\nset-up") }
    return terminal
  }

  private static let lines: [(typed: String, completed: String)] = [
    ("widgetty cal\u{7F}ff", "widgetty caffeine"),
    ("widgetty dday rest", "widgetty dday restore"),
    ("widgetty todo done --li", "widgetty todo done --list"),
    ("widgetty --appearance li", "widgetty --appearance light"),
    ("widgetty todo list --list Sho", "widgetty todo list --list Shopping"),
    ("widgetty widget add dday extra", "widgetty widget add dday extra-large"),
    ("widgetty help doc", "widgetty help doctor"),
  ]

  @Test(arguments: Shell.allCases) func completesWhatIsUnique(_ shell: Shell) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try terminal(shell)
    for line in Self.lines {
      try terminal.type("\u{15}\(line.typed)\t")
      try terminal.wait(forText: line.completed)
    }
  }

  @Test(arguments: Shell.allCases) func offersWhatTheStoreHas(_ shell: Shell) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try terminal(shell)
    try terminal.type("widgetty dday show \t\t")
    try terminal.wait(for: "two D-Days") { terminal in
      let text = terminal.canvas.description
      return shell == .bash
        ? text.contains(/\n1 +2/) : text.contains("Christmas") && text.contains("Birthday")
    }
  }
}
