import Views

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
