package import Cells

/// A unit of input from the terminal.
package enum Token: Hashable, Sendable {
  case input(Input)
  case reply(Reply)
}

extension Token: CustomStringConvertible {
  package var description: String {
    switch self {
    case .input(let input): "\(input)"
    case .reply(let reply): "reply \(reply)"
    }
  }
}
