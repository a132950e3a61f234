/// The terminal around tmux, as tmux reports it.
package struct OuterTerminal: Hashable, Sendable {
  let tmux: TerminalVersion
  let terminal: TerminalVersion

  /// Reads what tmux prints for `format`. Fails if anything is missing, such as from an older tmux
  /// that doesn't ask its terminal.
  package init?(report: String) {
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, !lines[0].isEmpty else { return nil }
    tmux = TerminalVersion(program: "tmux", version: lines[0])
    terminal =
      lines[1].isEmpty
      ? TerminalVersion(TerminalName(String(lines[2]))) : TerminalVersion(answer: String(lines[1]))
  }

  /// Its version, the answer of its terminal to a question for the version, and that one's `TERM`.
  package static let format = "#{version}\n#{client_termtype}\n#{client_termname}"

  /// Whether tmux may know how wide octants are. Older ones drop them, which shifts the row.
  var mayPassOctants: Bool { tmux.isAtLeast([3, 6]) }
}
