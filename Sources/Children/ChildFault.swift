/// Why there is no output of a program.
package enum ChildFault: Error, Hashable, Sendable {
  /// By what the system calls the reason.
  case notStarted(code: Int32)
  /// It has had its time.
  case overdue
  /// It printed more than it may.
  case tooMuch
}
