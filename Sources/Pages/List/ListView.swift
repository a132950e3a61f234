package import Views

/// A list in a given room, scrolled to the focus.
package struct ListView<Heading: View, Row: View>: View {
  private let list: ItemList
  private let columns: Int
  private let rows: Int
  private let heading: (ItemList.ID, Bool) -> Heading
  private let row: (ItemList.ID, Bool) -> Row
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Creates a view for a room of this size. A heading is told whether it is folded, and a row whether
  /// it has the focus.
  package init(
    _ list: ItemList, columns: Int, rows: Int,
    @ViewBuilder heading: @escaping (ItemList.ID, _ isFolded: Bool) -> Heading,
    @ViewBuilder row: @escaping (ItemList.ID, _ isFocused: Bool) -> Row
  ) {
    (self.list, self.columns, self.rows) = (list, columns, rows)
    (self.heading, self.row) = (heading, row)
  }

  package var body: some View {
    let window = ListWindow(of: list, rows: rows, density: ListDensity(at: typeSize))
    let scrolls = window.top + window.below > 0
    let columns = max(0, columns - (scrolls ? 1 : 0))
    HStack(alignment: .top, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(window.lines.enumerated()), id: \.offset) { _, line in
          shown(line, columns)
        }
      }
      .frame(width: Double(columns) * 8, height: Double(rows) * 17, alignment: .topLeading)
      if scrolls { ScrollMark(window: window, rows: rows) }
    }
    .lineLimit(1)
  }

  @ViewBuilder private func shown(_ line: ListLine, _ columns: Int) -> some View {
    switch line {
    case .gap: Color.clear.frame(width: 8, height: 17)
    case .heading(let id, canFold: true):
      pressed(.heading(id), columns, isFocused: isFocused(.heading(id))) {
        HStack(spacing: 8) {
          FoldSign(isFolded: list.folded.contains(id))
          heading(id, list.folded.contains(id))
        }
      }
    case .heading(let id, canFold: false):
      heading(id, false).frame(width: Double(columns) * 8, height: 17, alignment: .leading)
    case .item(let id):
      let isFocused = isFocused(.item(id))
      pressed(.item(id), columns, isFocused: isFocused) { row(id, isFocused) }
    }
  }

  private func isFocused(_ row: ItemList.Row) -> Bool { list.focus == .rows && list.row == row }

  private func pressed(
    _ link: ListLink, _ columns: Int, isFocused: Bool, @ViewBuilder _ content: () -> some View
  ) -> some View {
    Pressable(link) {
      content()
        .frame(width: Double(columns) * 8, height: 17, alignment: .leading)
        .background(Color.primary.opacity(isFocused ? 0.2 : 0))
    }
  }
}

/// A view that, when clicked, does something in a list.
package struct Pressable<Content: View>: View {
  private let link: ListLink
  private let content: Content

  package init(_ link: ListLink, @ViewBuilder _ content: () -> Content) {
    (self.link, self.content) = (link, content())
  }

  package var body: some View {
    if let url = link.url {
      Link(destination: url) { content }
    } else {
      content
    }
  }
}

/// The sign before a heading that folds.
private struct FoldSign: View {
  let isFolded: Bool

  var body: some View {
    Image(systemName: isFolded ? "chevron.right" : "chevron.down").foregroundStyle(.secondary)
  }
}

/// The part of a list that is seen, beside it.
private struct ScrollMark: View {
  let window: ListWindow
  let rows: Int

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(width: 8, height: Double(start) * 17)
      Color.primary.opacity(0.35).frame(width: 8, height: Double(length) * 17)
      Spacer(minLength: 0)
    }
    .frame(width: 8, height: Double(rows) * 17, alignment: .top)
  }

  private var total: Int { window.top + window.lines.count + window.below }
  private var length: Int { max(1, rows * window.lines.count / max(1, total)) }
  private var start: Int {
    let hidden = window.top + window.below
    return hidden == 0 ? 0 : (rows - length) * window.top / hidden
  }
}
