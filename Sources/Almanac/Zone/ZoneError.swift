import System

/// A reason why a zone couldn't be read.
package enum ZoneError: Error, Hashable, Sendable {
  case unknown(name: String)
  case unsafe(name: String)
  case unreadable(path: String, code: Int32)
  case malformed(TZifFault)
  case notPOSIX(String)
}

extension ZoneError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let name): "there is no time zone \(name.quoted)"
    case .unsafe(let name): "\(name.quoted) cannot be the name of a time zone"
    case .unreadable(let path, let code):
      "the time zone file \(path.quoted) cannot be read (error \(code))"
    case .malformed(let fault): "the time zone file is damaged: \(fault)"
    case .notPOSIX(let text): "\(text.quoted) is no rule for a time zone"
    }
  }
}
