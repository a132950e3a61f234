package import Desk
import System

extension Command {
  /// The doctor command, which finds problems.
  package static let doctor = Command(
    name: "doctor",
    operands: [
      Operand("glyphs", .oneOrNone, suggesting: .found { _, _ in [Suggestion("glyphs")] })
    ],
    examples: ["widgetty doctor", "widgetty doctor glyphs"]
  ) { arguments, context in
    if let part = arguments.words.first {
      guard part == "glyphs" else {
        throw CommandError(
          misuse: context.strings.text("command-error.examine %@", part.quoted))
      }
      try GlyphSheet(in: context).show(in: context)
      return .success
    }
    let examinations: [Examination] = [
      .terminal, .folders, .store, .board, .zones, .calendars, .weather,
    ]
    let findings = examinations.flatMap { $0.findings(context) }
    try context.write(.rows(findings.flatMap(\.rows)))
    return findings.contains { $0.state == .fails } ? .failure : .success
  }
}
