package import Desk
import Printing

extension Command {
  /// The doctor command, which finds problems.
  package static let doctor = Command(
    name: "doctor", summary: "Find and fix problems",
    examples: ["widgetty doctor"]
  ) { _, context in
    let examinations: [Examination] = [.terminal, .store, .board, .zones, .calendars, .weather]
    let findings = examinations.flatMap { $0.findings(context) }
    try context.write(.rows(findings.flatMap(\.rows)))
    return findings.contains { $0.state == .fails } ? .failure : .success
  }
}
