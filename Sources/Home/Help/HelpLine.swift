import Pages
import Layout
import Views
import System

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
