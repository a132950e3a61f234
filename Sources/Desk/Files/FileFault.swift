/// Why a file can't be used; it prints as a sentence that says which.
struct FileFault: Error, Hashable, CustomStringConvertible {
  let path: String
  let cause: String
  /// By which the system calls it, if it was the system.
  var code: Int32?

  var description: String { "\(path.harmless(upTo: 200)): \(cause)." }
}
