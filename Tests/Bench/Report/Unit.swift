/// The unit of a figure.
enum Unit: String, Encodable, Sendable {
  case nanoseconds = "ns"
  case microseconds = "us"
  case milliseconds = "ms"
  case bytes
  case cells
  case entries
  case pictures
  case kilobytes = "KB"
  case times
  case ratio = "x"
  /// Millions of a processor's instructions.
  case instructions = "M instr"

  /// The unit in nanoseconds; nil unless it is one of time.
  var nanoseconds: Double {
    switch self {
    case .microseconds: 1e3
    case .milliseconds: 1e6
    default: 1
    }
  }
}
