/// A fault in a file, and its line.
package struct StepLineFault: Error, Hashable, Sendable {
  package let line: Int
  package let fault: StepFault

  package init(line: Int, fault: StepFault) {
    (self.line, self.fault) = (line, fault)
  }
}
