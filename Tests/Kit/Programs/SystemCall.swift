import CKit

/// A kind of system call.
package enum SystemCall {
  case any, flock, write

  var number: Int {
    switch self {
    case .any: -1
    case .flock: kit_call_flock
    case .write: kit_call_write
    }
  }
}
