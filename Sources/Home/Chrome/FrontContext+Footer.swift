import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import Views

extension FrontContext {
  /// The row below the tiles: the keys that work right now, as many as fit. Each hint is archived once,
  /// when the row is first looked at.
  func footer(of hints: Hints, in row: Rect) -> TileContent {
    TileContent(
      ArchivedFace(of: hints.words + [String(row.size.width)]) { [presentation] in
        let surroundings = presentation.surroundings
        var environment = presentation.environment
        environment.lineLimit = 1
        let shown = hints.shown(
          in: row.size.width - 2,
          gap: surroundings.metric.cells(Self.footerGap, along: .horizontal),
          making: { Node(archiving: $0, in: environment) },
          width: { $0.size(in: surroundings).width })
        return Face(
          content: .stack(
            StackNode(axis: .horizontal, spacing: Self.footerGap, children: shown)))
      })
  }

  /// In points.
  private static let footerGap = 24.0
}

/// A message in the last row, instead of the keys that work.
struct FooterNotice: View {
  /// The key of its text, or the text.
  let words: String
  let marks: Marks

  var body: some View {
    HStack {
      Text(verbatim: marks.failing)
      Text(LocalizedStringKey(words))
    }
    .foregroundStyle(Color.warning)
    .lineLimit(1)
    .frame(maxWidth: .infinity)
  }
}

extension FrontContext {
  func notice(_ words: String) -> TileContent {
    archived(FooterNotice(words: words, marks: marks))
  }
}

/// A key with a word for what it does, which a click does as well.
struct HintView: View, Sendable {
  let label: String
  let name: String
  let link: KeyLink?

  var body: some View {
    if let url = link?.url {
      Link(destination: url) { words }
    } else {
      words
    }
  }

  private var words: some View {
    HStack {
      Text(verbatim: label).bold()
      Text(LocalizedStringKey(name)).foregroundStyle(.secondary)
    }
  }
}

/// The target of a click on a key in the last row: `key:next-page`, the name of the key's command.
struct KeyLink: Hashable {
  /// The name of the command.
  let name: String

  init(to command: KeyCommand) {
    name = command.name
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.start) else { return nil }
    name = String(text.dropFirst(Self.start.count))
  }

  var url: URL? { URL(string: Self.start + name) }

  /// The command, if it can be done there.
  func command(in keys: FrontKeys) -> KeyCommand? { keys.offered.first { $0.name == name } }

  private static let start = "key:"
}
