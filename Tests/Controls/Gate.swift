import FoundationEssentials
import Glibc

/// Where what takes long waits until it is let through.
enum Gate {
  static func pass() async {
    guard let path = ProcessInfo.processInfo.environment["CONTROLS_GATE"] else {
      return await withUnsafeContinuation { _ in }
    }
    // A pipe is opened together with whoever writes to it, or not at all.
    close(open(path, O_RDONLY))
  }
}
