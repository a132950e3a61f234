import Glibc

/// Why output couldn't be written.
package struct WriteError: Error {
  package let code: Int32

  /// Whether the reader has closed the pipe, which is no error.
  package var meansNobodyReads: Bool { code == EPIPE }
}

extension WriteError: CustomStringConvertible {
  package var description: String {
    "The output can't be written: \(String(cString: strerror(code)))."
  }
}
