package import Views
package import WidgetIntents

/// A line of a list in which something is entered or searched.
package struct LineView: View {
  /// What the line is for.
  package enum Purpose: Hashable, Sendable {
    case entry, search
  }

  private let list: ItemList
  private let purpose: Purpose
  private let prompt: LocalizedStringResource
  private let columns: Int
  private let tints: [LineTint]

  /// The prompt shows while the line is empty. Tints colour parts of what is entered.
  package init(
    _ list: ItemList, _ purpose: Purpose, prompt: LocalizedStringResource, columns: Int,
    tints: [LineTint] = []
  ) {
    (self.list, self.purpose, self.prompt, self.columns) = (list, purpose, prompt, columns)
    self.tints = tints
  }

  package var body: some View {
    Pressable(purpose == .entry ? .entry : .search) {
      HStack(spacing: 0) {
        sign.frame(width: 24)
        text
        Spacer(minLength: 0)
        key
      }
      .lineLimit(1)
      .frame(width: Double(columns) * 8, height: 17)
      .background(Color.primary.opacity(isFocused ? 0.25 : 0.1))
    }
  }

  private var isFocused: Bool { list.focus == (purpose == .entry ? .entry : .search) }

  private var entry: TextEntry? { purpose == .entry ? list.entry : list.search }

  @ViewBuilder private var sign: some View {
    switch purpose {
    case .entry: Text(verbatim: "+").bold()
    case .search: Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
    }
  }

  /// The key that leads here, or that takes what was entered.
  @ViewBuilder private var key: some View {
    if purpose == .entry, isFocused {
      Pressable(.enter) {
        Text("sign.take").foregroundStyle(.secondary).fixedSize().padding(.horizontal, 8)
      }
    } else {
      Text(purpose == .entry ? "sign.write" : "sign.find")
        .foregroundStyle(.secondary)
        .padding(.trailing, 8)
    }
  }

  @ViewBuilder private var text: some View {
    if let entry, isFocused || !entry.characters.isEmpty {
      EntryText(
        entry: entry, columns: max(2, columns - 7), isFocused: isFocused, tints: tints)
    } else {
      Text(prompt).foregroundStyle(.secondary)
    }
  }
}

/// As much of a text as fits on one line, with the cursor while it is edited.
struct EntryText: View {
  let entry: TextEntry
  let columns: Int
  let isFocused: Bool
  var tints: [LineTint] = []

  var body: some View {
    let window = TextWindow(entry, columns: columns, rows: 1, isFocused: isFocused)
    CaretLine(
      text: window.rows.first ?? "", cursor: isFocused ? window.cursorOffset : nil,
      tints: tints.map { $0.moved(by: window.cursorOffset - (isFocused ? entry.cursor : 0)) })
  }
}
