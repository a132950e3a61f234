import Views

/// The buttons of a form: what throws away stands apart from what keeps.
struct ButtonRow: View {
  let buttons: [Field]
  let focused: Field.ID?

  var body: some View {
    HStack(spacing: 16) {
      ForEach(buttons.filter(\.isDestructive), id: \.id) { button($0) }
      Spacer(minLength: 0)
      ForEach(buttons.filter { !$0.isDestructive }, id: \.id) { button($0) }
    }
    .lineLimit(1)
  }

  private func button(_ field: Field) -> some View {
    let isFocused = field.id == focused
    return linked(FormLink(to: field.id)) {
      HStack(spacing: 0) {
        FocusSign(isFocused: isFocused)
        Text(field.label).bold().frame(minWidth: 64).padding(.trailing, 16)
      }
      .background(ground(field, isFocused))
    }
  }

  private func ground(_ field: Field, _ isFocused: Bool) -> Color {
    let color = field.isDestructive ? Color.red : Color.primary
    return color.opacity(isFocused ? 0.35 : 0.15)
  }
}
