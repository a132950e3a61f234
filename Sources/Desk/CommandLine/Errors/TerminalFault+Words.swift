package import System
package import Terminal

extension TerminalFault: WordedError {
  package func sentence(in strings: StringTable) -> String {
    switch self {
    case .unusableName(""): strings.text("error.terminal.unset")
    case .unusableName(let name): strings.text("error.terminal.unusable %@", name.quoted)
    case .unknownName(let name): strings.text("error.terminal.unknown %@", name.quoted)
    case .notATerminal: strings.text("error.terminal.none")
    case .refused(let name): strings.text("error.terminal.refused %@", name.quoted)
    case .gone: strings.text("error.terminal.gone")
    }
  }
}
