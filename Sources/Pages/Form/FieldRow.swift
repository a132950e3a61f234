import Intents
import Views

/// A question, and its answer so far beside it.
struct FieldRow: View {
  let field: Field
  let isFocused: Bool
  let plan: FormPlan

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      label.frame(width: Double(FormPlan.labelColumns) * 8, alignment: .leading)
      answer
    }
  }

  private var label: some View {
    HStack(spacing: 0) {
      FocusSign(isFocused: isFocused)
      if isFocused {
        Text(field.label).bold()
      } else {
        Text(field.label).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }

  @ViewBuilder private var answer: some View {
    switch field.answer {
    case .text(let entry):
      TextAnswer(
        entry: entry, id: field.id, note: field.note, isFocused: isFocused,
        columns: plan.columns - FormPlan.labelColumns, rows: plan.answerRows)
    case .toggle(let isOn):
      linked(FormLink(to: field.id)) {
        HStack(spacing: 16) {
          SwitchFigure(isOn: isOn)
          Text(isOn ? "form.on" : "form.off").bold()
          if let note = field.note { NoteText(note: note) }
        }
        .lineLimit(1)
      }
    case .choice(let options, let index):
      ChoiceAnswer(options: options, index: index, id: field.id)
    case .button: EmptyView()
    }
  }
}
