package import Desk

extension Command {
  /// What works here and what doesn't; the others look at what the program's own parts need.
  package static func doctor(examining others: [Examination] = []) -> Command {
    Command(
      name: "doctor", summary: "Says what works here, what doesn't, and what to do about it.",
      examples: ["widgetty doctor"]
    ) { _, context in
      let examinations = [.terminal, .store, .board, .zones] + others
      let findings = examinations.flatMap { $0.findings(context) }
      try context.write(findings.map { "\($0)\n" }.joined())
      return findings.contains { $0.state == .fails } ? .failure : .success
    }
  }
}
