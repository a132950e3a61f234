/// A fault, and at which byte of a piece it was found.
struct FaultPlace: Error {
  let fault: StepFault
  let offset: Int
}
