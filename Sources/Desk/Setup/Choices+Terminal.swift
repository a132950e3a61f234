import Cells

extension Invocation.ColorChoice {
  /// The colour depth; nil to use what the terminal is known to have.
  var depth: ColorDepth? {
    switch self {
    case .auto: nil
    case .direct: .direct
    case .indexed: .palette256
    case .basic: .ansi16
    case .none: .mono
    }
  }
}
