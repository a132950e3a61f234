import Cells
import Layout
import Pages
import System
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

/// The name of a group of keys.
struct HelpHeading: View {
  let name: String
  @Environment(\.colorScheme) private var appearance

  var body: some View {
    Text(LocalizedStringKey(name))
      .bold()
      .foregroundStyle(appearance == .light ? Self.dark : Self.light)
  }

  private static let dark = Color("HeadingLight")
  private static let light = Color("HeadingDark")
}

/// A line of the help: a group's name, keys with their effect, or space.
enum HelpLine: View, Hashable, Sendable {
  case heading(String)
  /// Keys, the texts for their effect with the longest first, and the word for the current state.
  case keys(String, helps: [String], state: String? = nil)
  /// The space below a heading, which may be omitted.
  case air
  /// The space above a heading.
  case gap
  /// A sentence, by the keys of its texts with the longest first.
  case remark([String])

  /// The width in columns.
  static let width = 34

  static func lines(
    about shortcuts: [Shortcut], of group: Shortcut.Group, in presentation: Presentation
  ) -> [HelpLine] {
    let marks = Marks(presentation.surroundings.glyphs)
    let keys = shortcuts.filter { $0.group == group }.map { shortcut in
      let brief = "\(shortcut.help).brief"
      return HelpLine.keys(
        marks.text(of: shortcut.label),
        helps: [shortcut.help] + (presentation.strings[brief] == nil ? [] : [brief]),
        state: shortcut.aspect.map(presentation.preferences.key))
    }
    return [.heading("help.\(group.rawValue)"), .air] + keys
  }

  var body: some View {
    content
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var content: some View {
    switch self {
    case .heading(let name): HelpHeading(name: name)
    case .keys(let label, let helps, let state):
      HStack(spacing: 0) {
        // Caps of many lengths below one another would look like a staircase.
        Text(verbatim: label).bold()
          .frame(minWidth: Self.columnOfText * 8, alignment: .leading)
          .padding(.trailing, Double(label.count) < Self.columnOfText ? 0 : 8)
        ViewThatFits(in: .horizontal) {
          ForEach(helps, id: \.self) { help in
            // A text that has a shorter one may not come close to the state.
            Text(LocalizedStringKey(help))
              .padding(.trailing, state == nil || help == helps.last ? 0 : 8)
          }
        }
        .foregroundStyle(.secondary)
        if let state {
          Spacer(minLength: 8)
          Text(LocalizedStringKey(state)).layoutPriority(1)
        }
      }
    case .remark(let texts):
      ViewThatFits(in: .horizontal) {
        ForEach(texts, id: \.self) { Text(LocalizedStringKey($0)) }
      }
      .foregroundStyle(.secondary)
    case .air, .gap: Text(verbatim: "")
    }
  }

  private static let columnOfText = 12.0
}

/// Two lines of the help side by side.
struct HelpPair: View {
  let left: HelpLine
  let right: HelpLine

  /// The width in columns.
  static let width = 66

  var body: some View {
    // States end the left lines, and keys begin the right ones: they are kept apart.
    HStack(spacing: 24) {
      left.frame(width: 34 * 8, alignment: .leading)
      right
    }
  }
}
