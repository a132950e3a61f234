import Glibc

/// Why something could not be written.
struct WriteError: Error {
  let code: Int32

  /// Whoever was reading has heard enough; that is no reason to complain.
  var meansNobodyReads: Bool { code == EPIPE }
}

extension WriteError: CustomStringConvertible {
  var description: String { "The output can't be written: \(String(cString: strerror(code)))." }
}
