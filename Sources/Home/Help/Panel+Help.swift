import Cells
import Layout
import Views

extension Panel {
  /// All keys and their effects, in one or two columns.
  static func help(in presentation: Presentation) -> Panel {
    let marks = Marks(presentation.surroundings.glyphs)
    func lines(_ groups: [Shortcut.Group]) -> [HelpLine] {
      let parts = groups.map {
        HelpLine.lines(about: $0, in: presentation, marks: marks)
      }
      return Array(parts.joined(separator: [.gap]))
    }
    let columns = [lines([.moving, .look]), lines([.widget, .program])]
    let environment = presentation.environment
    return Panel(
      title: "help.title",
      sheets: [
        Sheet(columns, in: environment),
        Sheet(columns.map { $0.filter { $0 != .air } }, in: environment),
        Sheet(
          width: HelpLine.width,
          rows: lines(Shortcut.Group.allCases).filter { $0 != .air }
            .map { Node(archiving: $0, in: environment) }),
      ],
      note: "help.mouse")
  }
}

extension Panel.Sheet {
  /// Lays out two columns side by side.
  fileprivate init(_ columns: [[HelpLine]], in environment: EnvironmentValues) {
    let pairs = (0..<(columns.map(\.count).max() ?? 0)).map { row in
      let lines = columns.map { $0.indices.contains(row) ? $0[row] : .gap }
      return HelpPair(left: lines[0], right: lines[1])
    }
    self.init(width: HelpPair.width, rows: pairs.map { Node(archiving: $0, in: environment) })
  }
}
