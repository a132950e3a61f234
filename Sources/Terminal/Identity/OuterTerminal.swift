/// The terminal around tmux, as tmux reports it.
package struct OuterTerminal: Hashable, Sendable {
  let tmux: TerminalVersion
  let terminal: TerminalVersion
  /// What it passes on unread to the terminal.
  let passage: Passage

  enum Passage {
    case nothing
    /// What programs send whose panes are seen.
    case seen
    case everything
  }

  /// Reads what tmux prints for `format`. Fails if anything is missing, such as from an older tmux
  /// that doesn't ask its terminal.
  package init?(report: String) {
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, !lines[0].isEmpty else { return nil }
    tmux = TerminalVersion(program: "tmux", version: lines[0])
    terminal =
      lines[1].isEmpty
      ? TerminalVersion(TerminalName(String(lines[2]))) : TerminalVersion(answer: String(lines[1]))
    passage = lines.count > 3 ? Passage(option: lines[3]) : .nothing
  }

  /// Its version, the answer of its terminal to a question for the version, that one's `TERM`, and the
  /// option of what it passes on.
  package static let format =
    "#{version}\n#{client_termtype}\n#{client_termname}\n#{allow-passthrough}"

  /// Whether tmux may know how wide octants are. Older ones drop them, which shifts the row.
  var mayPassOctants: Bool { tmux.isAtLeast([3, 6]) }
}

extension OuterTerminal.Passage {
  /// Reads tmux's option `allow-passthrough`, a number before 3.4; older ones have none and pass
  /// nothing on.
  init(option: Substring) {
    switch option {
    case "on", "1": self = .seen
    case "all": self = .everything
    default: self = .nothing
    }
  }
}
