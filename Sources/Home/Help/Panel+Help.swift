import Cells
import Pages
import Layout
import Views

extension Panel {
  /// The keys that work at a place and their effects, in one or two columns.
  static func help(at place: KeyScope, in presentation: Presentation) -> Panel {
    let places = place.withNeighbors
    let shortcuts = presentation.keys.shortcuts.filter {
      !$0.places.isDisjoint(with: places) && !$0.label.text.isEmpty
    }
    let groups = Shortcut.Group.allCases.filter { group in
      shortcuts.contains { $0.group == group }
    }
    let parts = groups.map {
      HelpLine.lines(about: shortcuts, of: $0, in: presentation)
    }
    let columns = parts.inColumns
    let remark = place.remark.map { name in
      // The long one names keys that may have been replaced.
      HelpLine.remark(
        (presentation.keys == .usual ? [name] : []) + ["\(name).brief"])
    }
    let environment = presentation.environment
    let column = Array(parts.joined(separator: [.gap])) + (remark.map { [.gap, $0] } ?? [])
    return Panel(
      title: "help.title",
      sheets: [
        Sheet(columns, remark, in: environment),
        Sheet(columns.map { $0.filter { $0 != .air } }, remark, in: environment),
        Sheet(
          width: HelpLine.width,
          rows: column.filter { $0 != .air }.map { Node(archiving: $0, in: environment) }),
      ],
      note: place == .home ? "help.mouse" : "help.mouse.page")
  }
}

extension KeyScope {
  /// The key of a sentence about letters; nil where hardly one is a key.
  fileprivate var remark: String? {
    switch self {
    case .home, .today, .standBy, .edit, .picker, .locked, .weather, .list: "help.hangul"
    case .form, .text, .chooser, .line: "help.letters"
    case .panel, .alarm, .glyphs, .takeover: nil
    }
  }
}

extension [[HelpLine]] {
  /// The parts in two columns, each in the one that is shorter.
  fileprivate var inColumns: [[HelpLine]] {
    reduce(into: [[], []]) { columns, part in
      let index = columns[0].count <= columns[1].count ? 0 : 1
      columns[index] += (columns[index].isEmpty ? [] : [.gap]) + part
    }
  }
}

extension Panel.Sheet {
  /// Lays out two columns side by side, and a remark below them.
  fileprivate init(
    _ columns: [[HelpLine]], _ remark: HelpLine?, in environment: EnvironmentValues
  ) {
    let pairs = (0..<(columns.map(\.count).max() ?? 0)).map { row in
      let lines = columns.map { $0.indices.contains(row) ? $0[row] : .gap }
      return Node(archiving: HelpPair(left: lines[0], right: lines[1]), in: environment)
    }
    let rest = remark.map { [HelpLine.gap, $0] } ?? []
    self.init(
      width: HelpPair.width, rows: pairs + rest.map { Node(archiving: $0, in: environment) })
  }
}
