import Glibc

/// The way a program ended.
package enum Ending: Hashable, Sendable {
  case exit(Int32)
  case signal(Int32)

  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}
