import Cells
import Layout
import Views

extension Panel {
  /// All keys and what they do, in two columns or in one.
  static func help(in presentation: Presentation) -> Panel {
    let marks = Marks(presentation.surroundings.glyphs)
    let environment = presentation.environment
    func lines(_ groups: [Shortcut.Group]) -> [HelpLine] {
      Array(groups.map { HelpLine.lines(about: $0, marks: marks) }.joined(separator: [.gap]))
    }
    let left = lines([.moving, .widget])
    let right = lines([.program])
    let pairs = (0..<max(left.count, right.count)).map { row in
      HelpPair(
        left: left.indices.contains(row) ? left[row] : .gap,
        right: right.indices.contains(row) ? right[row] : .gap)
    }
    return Panel(
      title: "help.title",
      sheets: [
        Sheet(width: HelpPair.width, rows: pairs.map { Node(archiving: $0, in: environment) }),
        Sheet(
          width: HelpLine.width,
          rows: lines(Shortcut.Group.allCases).filter { $0 != .air }
            .map { Node(archiving: $0, in: environment) }),
      ],
      note: "help.mouse")
  }
}
