import Views
import WidgetIntents

/// What is chosen or typed, and below it the options while the field has the focus.
struct ChooserAnswerView: View {
  let chooser: Chooser
  let id: Field.ID
  let note: Field.Note?
  let isFocused: Bool
  let columns: Int
  /// The rows for options.
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      linked(FormLink(to: id)) { line }
      if isFocused, rows > 0 { list }
    }
  }

  private var line: some View {
    HStack(spacing: 0) {
      HStack(spacing: 0) {
        if isFocused { Image(systemName: "magnifyingglass").foregroundStyle(.secondary) }
        Spacer(minLength: 0)
      }
      .frame(width: isFocused ? 32 : 8)
      text
      Spacer(minLength: 8)
      beside.padding(.trailing, 8)
    }
    .lineLimit(1)
    .frame(width: Double(columns) * 8, height: 17)
    .background(Color.primary.opacity(isFocused ? 0.25 : 0.15))
  }

  @ViewBuilder private var text: some View {
    if isFocused, !chooser.query.isEmpty {
      EntryText(entry: chooser.search, columns: max(2, columns - 6), isFocused: true)
    } else if isFocused {
      CaretLine(text: "", cursor: 0)
      titles.foregroundStyle(.secondary)
    } else {
      titles
    }
  }

  private var titles: Text {
    let titles = chooser.chosen.enumerated().reduce(Text(verbatim: "")) { text, option in
      let title = Text(option.element.title)
      return option.offset == 0 ? title : text + Text(verbatim: ", ") + title
    }
    guard chooser.chosen.count == 1, let detail = chooser.chosen[0].detail else { return titles }
    return titles + Text(verbatim: "  ") + Text(detail).foregroundStyle(.secondary)
  }

  @ViewBuilder private var beside: some View {
    if case .fault? = note {
      note.map(NoteText.init)
    } else if isFocused, !chooser.query.isEmpty {
      Text(chooser.isAwaited ? "form.searching" : "form.found \(chooser.options.count)")
        .foregroundStyle(.secondary)
    } else if !isFocused || chooser.options.count > 1 {
      Image(systemName: "chevron.down").foregroundStyle(.tertiary)
    }
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(shown, id: \.offset) { place, option in
        linked(FormLink(to: id, choice: place)) { row(option, isNext: place == chooser.index) }
      }
      if chooser.options.isEmpty, !chooser.isAwaited {
        Text("form.none").foregroundStyle(.secondary).padding(.leading, 32)
      }
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .frame(width: Double(columns) * 8, height: Double(rows) * 17, alignment: .topLeading)
    .background(Color.primary.opacity(0.08))
  }

  private func row(_ option: Chooser.Option, isNext: Bool) -> some View {
    HStack(spacing: 0) {
      FocusSign(isFocused: isNext)
      HStack(spacing: 0) {
        if chooser.isChosen(option) { Image(systemName: "checkmark") }
        Spacer(minLength: 0)
      }
      .frame(width: 16)
      Text(option.title).fontWeight(isNext ? .bold : nil).padding(.trailing, 16)
      if let detail = option.detail {
        Text(detail).foregroundStyle(isNext ? Color.white.opacity(0.8) : Color.primary.opacity(0.6))
      }
      Spacer(minLength: 0)
    }
    .foregroundStyle(isNext ? Color.white : Color.primary)
    .frame(width: Double(columns) * 8, height: 17, alignment: .leading)
    .background(isNext ? Color.blue : Color.clear)
  }

  /// The options around the focused one.
  private var shown: [(offset: Int, element: Chooser.Option)] {
    let first = max(0, min(chooser.index - rows / 2, chooser.options.count - rows))
    return Array(Array(chooser.options.enumerated()).dropFirst(first).prefix(rows))
  }
}
