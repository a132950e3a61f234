import Views

/// A line of the help: the name of a group, some keys and what they do, or nothing.
enum HelpLine: View, Hashable, Sendable {
  case heading(String)
  /// The last is the key of a word for how it stands with that.
  case keys(String, help: String, state: String? = nil)
  /// The space below a heading, which may be left out.
  case air
  /// The space before a heading.
  case gap

  /// In columns.
  static let width = 34

  static func lines(
    about group: Shortcut.Group, preferences: Preferences, marks: Marks
  ) -> [HelpLine] {
    let keys = Shortcut.all.filter { $0.group == group }.map {
      HelpLine.keys(
        marks.text(of: $0.label), help: $0.help, state: $0.aspect.map(preferences.key))
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
    case .keys(let label, let help, let state):
      HStack(spacing: 0) {
        KeyCap(label: label)
          .frame(width: Self.columnOfText * 8, alignment: .leading)
        Text(LocalizedStringKey(help)).foregroundStyle(.secondary)
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
