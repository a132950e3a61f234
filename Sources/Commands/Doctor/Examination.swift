package import Desk

/// A look at one part of what the program needs to run.
package struct Examination: Sendable {
  let findings: @Sendable (CommandContext) -> [Finding]

  package init(_ findings: @escaping @Sendable (CommandContext) -> [Finding]) {
    self.findings = findings
  }
}
