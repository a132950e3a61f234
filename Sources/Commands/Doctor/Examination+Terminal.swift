import Cells
import Desk
import Terminal

extension Examination {
  /// Checks whether the terminal is known, and what it can show.
  static let terminal = Examination { context in
    let words = DoctorWords(context)
    let name = TerminalName(context.environment["TERM"] ?? "")
    let entry: TerminfoEntry
    do {
      entry = try TerminfoDatabase(environment: context.environment).entry(for: name)
    } catch {
      return [Finding(.fails, words["terminal"], context.strings.sentence(of: error))]
    }
    let depth = ColorDepth(environment: context.environment, entry: entry)
    let tier = TerminalIdentity(environment: context.environment).glyphs
    let isFine = tier == .octant || tier == .sextant
    return [
      Finding(.works, words["terminal"], context.environment["TERM"] ?? ""),
      Finding(
        depth == .direct ? .works : .worksPartly, words["color"], words["color.\(depth)"],
        remedy: depth == .direct ? nil : words["color.remedy"]),
      Finding(
        isFine ? .works : .worksPartly, words["glyphs"], words["glyphs.\(tier)"],
        remedy: isFine ? nil : words["glyphs.remedy"]),
    ]
  }
}
