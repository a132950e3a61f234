package import Almanac
package import System

extension ZoneError: WordedError {
  package func sentence(in strings: StringTable) -> String { "\(clause(in: strings))." }

  /// The error without a capital or a full stop.
  package func clause(in strings: StringTable) -> String {
    switch self {
    case .unknown(let name): strings.text("error.zone.unknown %@", name.quoted)
    case .unsafe(let name): strings.text("error.zone.unsafe %@", name.quoted)
    case .unreadable(let path, let code):
      strings.text("error.zone.unreadable %@ %@", path.quoted, "\(code)")
    case .malformed(let fault): strings.text("error.zone.malformed %@", "\(fault)")
    case .notPOSIX(let text): strings.text("error.zone.rule %@", text.quoted)
    }
  }
}
