package import Views
import WidgetIntents

/// A form's questions and buttons in a given room: spaced out where there is plenty, and only those
/// around the focus where there is too little.
package struct FormView: View {
  private let form: Form
  private let plan: FormPlan

  /// Creates a view for a room of this size.
  package init(_ form: Form, columns: Int, rows: Int) {
    self.form = form
    plan = FormPlan(of: form, columns: columns, rows: rows)
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: plan.isAiry ? 17 : 0) {
      ForEach(plan.lines, id: \.first?.id) { line in
        if line.first?.beginsSection == true, plan.hasLines { Divider() }
        HStack(alignment: .top, spacing: 0) {
          ForEach(line, id: \.id) { field in
            FieldRow(
              field: field, isFocused: field.id == form.focused?.id, plan: plan,
              isSecond: field.id != line.first?.id
            )
            .frame(
              width: line.count > 1 ? Double(plan.columns / 2) * 8 : nil, alignment: .leading)
          }
        }
      }
      Spacer(minLength: 0)
      if plan.hasLines { Divider() }
      if plan.hasButtons { ButtonRow(buttons: form.buttons, focused: form.focused?.id) }
    }
    .frame(
      width: Double(plan.columns) * 8, height: Double(plan.rows) * 17, alignment: .topLeading)
  }
}

/// The buttons of a form, as many as fit; the one that deletes stands apart from the one that
/// saves.
struct ButtonRow: View {
  let buttons: [Field]
  let focused: Field.ID?

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(buttons, spacing: 16, minWidth: 64)
      row(buttons, spacing: 8, minWidth: 0)
      row(buttons.filter { [main, buttons.last?.id].contains($0.id) }, spacing: 8, minWidth: 0)
      row(buttons.filter { $0.id == main }, spacing: 0, minWidth: 0)
    }
    .lineLimit(1)
  }

  /// The button to show if there is room for only one.
  private var main: Field.ID? {
    buttons.contains { $0.id == focused } ? focused : buttons.last?.id
  }

  private func row(_ buttons: [Field], spacing: Double, minWidth: Double) -> some View {
    HStack(spacing: spacing) {
      ForEach(buttons.filter(\.isDestructive), id: \.id) { button($0, minWidth) }
      Spacer(minLength: 0)
      ForEach(buttons.filter { !$0.isDestructive }, id: \.id) { button($0, minWidth) }
    }
  }

  private func button(_ field: Field, _ minWidth: Double) -> some View {
    let isFocused = field.id == focused
    return linked(FormLink(to: field.id)) {
      HStack(spacing: 0) {
        FocusSign(isFocused: isFocused)
        Text(field.label).bold().foregroundStyle(field.isMain ? .white : .primary).frame(
          minWidth: minWidth
        ).padding(.trailing, 16)
      }
      .background(ground(field, isFocused))
    }
  }

  private func ground(_ field: Field, _ isFocused: Bool) -> Color {
    if field.isMain { return Color.blue.opacity(isFocused ? 1 : 0.75) }
    return field.isDestructive
      ? Color.red.opacity(isFocused ? 0.55 : 0.35) : Color.primary.opacity(isFocused ? 0.35 : 0.15)
  }
}

/// Choices side by side, one of them selected. Where they don't fit, only that is seen, and a click
/// selects the next.
struct ChoiceAnswerView: View {
  let options: [LocalizedStringResource]
  let index: Int
  let id: Field.ID

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        ForEach(Array(options.enumerated()), id: \.offset) { place, option in
          linked(FormLink(to: id, choice: place)) {
            choice(option, isTaken: place == index)
          }
        }
      }
      if options.indices.contains(index) {
        linked(FormLink(to: id)) { choice(options[index], isTaken: true) }
      }
    }
    .lineLimit(1)
  }

  private func choice(_ option: LocalizedStringResource, isTaken: Bool) -> some View {
    HStack(spacing: 8) {
      Image(systemName: isTaken ? "circle.fill" : "circle")
      if isTaken {
        Text(option).bold()
      } else {
        Text(option).foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, 8)
    .background(Color.primary.opacity(isTaken ? 0.22 : 0.08))
  }
}

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

/// A question with its answer beside it. In little room, the focused question is above its answer,
/// and its note below.
struct FieldRow: View {
  let field: Field
  let isFocused: Bool
  let plan: FormPlan
  /// Whether it stands beside another, where nothing has to line up with it.
  var isSecond = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isFocused, plan.isStacked {
        label
        answer
      } else {
        HStack(alignment: .top, spacing: 0) {
          label.frame(
            width: Double(plan.labelColumns + (isSecond ? 4 : 0)) * 8, alignment: .leading)
          answer
        }
      }
      if plan.hasSuggestions, !field.suggestions.isEmpty {
        SuggestionRow(field: field)
          .padding(.leading, Double(plan.labelColumns) * 8)
          .padding(.top, plan.isAiry ? 17 : 0)
      }
      if isFocused, plan.noteRows > 0, let note = field.told { below(note) }
    }
  }

  /// The question, which can be clicked like its answer.
  private var label: some View {
    linked(FormLink(to: field.id)) {
      HStack(spacing: 0) {
        FocusSign(isFocused: isFocused)
        if isFocused {
          Text(field.label).bold()
        } else {
          Text(field.label).foregroundStyle(.secondary)
        }
      }
    }
    .lineLimit(1)
  }

  private func below(_ note: Field.Note) -> some View {
    NoteText(note: note)
      .lineLimit(plan.noteRows)
      .padding(.leading, Double(plan.isStacked ? 1 : plan.labelColumns + 1) * 8)
      .frame(height: Double(plan.noteRows) * 17, alignment: .topLeading)
  }

  private var noteBeside: Field.Note? { plan.hasNotesBelow ? nil : field.told }

  @ViewBuilder private var answer: some View {
    switch field.answer {
    case .text(let entry):
      TextAnswerView(
        entry: entry, id: field.id, note: noteBeside, isFocused: isFocused,
        columns: plan.answerColumns(isFocused: isFocused), rows: plan.answerRows)
    case .toggle(let isOn):
      linked(FormLink(to: field.id)) {
        HStack(spacing: 16) {
          SwitchFigure(isOn: isOn)
          Text(isOn ? "form.on" : "form.off").bold().fixedSize()
          ViewThatFits(in: .horizontal) {
            if let note = noteBeside { NoteText(note: note).fixedSize() }
            Text(verbatim: "")
          }
        }
        .lineLimit(1)
      }
    case .choice(let options, let index):
      ChoiceAnswerView(options: options, index: index, id: field.id)
    case .chooser(let chooser):
      ChooserAnswerView(
        chooser: chooser, id: field.id, note: noteBeside, isFocused: isFocused,
        columns: plan.answerColumns(isFocused: isFocused), rows: isFocused ? plan.optionRows : 0)
    case .button: EmptyView()
    }
  }
}

/// Texts to choose instead of typing one, each with its colour, as many as fit.
struct SuggestionRow: View {
  let field: Field

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach((1...field.suggestions.count).reversed(), id: \.self) { row(of: $0) }
    }
    .lineLimit(1)
  }

  private func row(of count: Int) -> some View {
    HStack(spacing: 8) {
      ForEach(Array(field.suggestions.prefix(count).enumerated()), id: \.offset) { place, shown in
        linked(FormLink(to: field.id, choice: place)) {
          HStack(spacing: 8) {
            Image(systemName: isTaken(shown) ? "circle.fill" : "circle")
              .foregroundStyle(shown.color)
            if isTaken(shown) {
              Text(verbatim: shown.text).bold()
            } else {
              Text(verbatim: shown.text).foregroundStyle(.secondary)
            }
          }
          .padding(.horizontal, 8)
          .background(shown.color.opacity(isTaken(shown) ? 0.35 : 0.15))
        }
      }
    }
  }

  private func isTaken(_ suggestion: Field.Suggestion) -> Bool {
    if case .text(let entry) = field.answer { entry.text == suggestion.text } else { false }
  }
}
