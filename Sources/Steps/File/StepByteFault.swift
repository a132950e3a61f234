/// A fault and its place in a piece.
struct StepByteFault: Error {
  let fault: StepFault
  /// The offset at which it was noticed.
  let offset: Int
  /// The newlines between the start of what is wrong and that offset.
  var newlines = 0
}
