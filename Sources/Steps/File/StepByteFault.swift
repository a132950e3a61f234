/// A fault and its offset in a piece.
struct StepByteFault: Error {
  let fault: StepFault
  let offset: Int
}
