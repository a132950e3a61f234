import Views

/// A line of the help: the name of a group, some keys and what they do, or nothing.
enum HelpLine: View, Hashable, Sendable {
  case heading(String)
  case keys(String, help: String)
  /// The space below a heading, which may be left out.
  case air
  /// The space before a heading.
  case gap

  /// In columns.
  static let width = 34

  static func lines(about group: Shortcut.Group, marks: Marks) -> [HelpLine] {
    let keys = Shortcut.all.filter { $0.group == group }.map {
      HelpLine.keys(marks.text(of: $0.label), help: $0.help)
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
    case .keys(let label, let help):
      HStack(spacing: 0) {
        KeyCap(label: label)
          .frame(width: Self.columnOfText * 8, alignment: .leading)
        Text(LocalizedStringKey(help)).foregroundStyle(.secondary)
      }
    case .air, .gap: Text(verbatim: "")
    }
  }

  private static let columnOfText = 12.0
}
