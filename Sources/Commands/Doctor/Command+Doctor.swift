package import Desk
import Printing

extension Command {
  /// The doctor command, which finds problems.
  package static let doctor = Command(
    name: "doctor", summary: "Find and fix problems",
    detail: "With \"glyphs\": a picture drawn with each kind of blocks, to see which look right",
    operands: [Operand("glyphs", .oneOrNone)],
    examples: ["widgetty doctor", "widgetty doctor glyphs"]
  ) { arguments, context in
    if let part = arguments.words.first {
      guard part == "glyphs" else {
        throw CommandError(misuse: "\(part.quoted) can't be examined; expected \"glyphs\".")
      }
      try GlyphSheet(in: context).show(in: context)
      return .success
    }
    let examinations: [Examination] = [.terminal, .store, .board, .zones, .calendars, .weather]
    let findings = examinations.flatMap { $0.findings(context) }
    try context.write(.rows(findings.flatMap(\.rows)))
    return findings.contains { $0.state == .fails } ? .failure : .success
  }
}
