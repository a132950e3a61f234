import Views

/// A line of the help: the name of a group, some keys and what they do, or nothing.
enum HelpLine: View, Hashable, Sendable {
  case heading(String)
  /// The keys of texts for what they do, the longest first, and of a word for how it stands with that.
  case keys(String, helps: [String], state: String? = nil)
  /// The space below a heading, which may be left out.
  case air
  /// The space before a heading.
  case gap

  /// In columns.
  static let width = 34

  static func lines(
    about group: Shortcut.Group, in presentation: Presentation, marks: Marks
  ) -> [HelpLine] {
    let keys = Shortcut.all.filter { $0.group == group }.map { shortcut in
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
        KeyCap(label: label)
          .frame(width: Self.columnOfText * 8, alignment: .leading)
        ViewThatFits(in: .horizontal) {
          ForEach(helps, id: \.self) { Text(LocalizedStringKey($0)) }
        }
        .foregroundStyle(.secondary)
        if let state {
          Spacer(minLength: 8)
          Text(LocalizedStringKey(state)).layoutPriority(1)
        }
      }
    case .air, .gap: Text(verbatim: "")
    }
  }

  private static let columnOfText = 12.0
}
