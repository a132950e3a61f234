import Printing

/// Why a file can't be used, as a sentence with its path.
struct FileFault: Error, Hashable, CustomStringConvertible {
  let path: String
  let cause: String
  /// The system's error code, if the system reported the fault.
  var code: Int32?

  var description: String { "\(path.harmless(upTo: 200)): \(cause)." }
}
