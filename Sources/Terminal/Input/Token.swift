package import Cells

/// One thing that the terminal has sent.
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
