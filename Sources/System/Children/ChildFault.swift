/// Why a child program brought no output.
package enum ChildFault: Error, Hashable, Sendable {
  /// The program couldn't be started; the code is the system's.
  case notStarted(code: Int32)
  /// The program missed its deadline.
  case overdue
  /// The program printed more than its limit.
  case tooMuch
}
