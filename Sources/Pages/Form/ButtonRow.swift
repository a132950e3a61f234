import Views

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
