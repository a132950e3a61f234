/// A fault in a file, and its line.
struct LineFault: Error, Hashable {
  let line: Int
  let fault: StepFault
}
