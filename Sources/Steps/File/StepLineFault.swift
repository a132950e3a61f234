/// A fault in a file, and its line.
struct StepLineFault: Error, Hashable {
  let line: Int
  let fault: StepFault
}
