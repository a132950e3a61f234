import Views
import WidgetIntents

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
