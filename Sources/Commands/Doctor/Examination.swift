package import Desk

/// A check of one part of the program's surroundings.
package struct Examination: Sendable {
  let findings: @Sendable (CommandContext) -> [Finding]

  package init(_ findings: @escaping @Sendable (CommandContext) -> [Finding]) {
    self.findings = findings
  }
}
