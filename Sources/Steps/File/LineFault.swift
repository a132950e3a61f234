/// What is wrong with a file, and on which of its lines.
struct LineFault: Error, Hashable {
  let line: Int
  let fault: StepFault
}
