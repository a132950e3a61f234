/// A fault and its offset in a piece.
struct FaultPlace: Error {
  let fault: StepFault
  let offset: Int
}
