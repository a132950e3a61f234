import Views

/// What stands against the list, as far as there is room for it.
struct TroubleText: View {
  let trouble: AgendaTrouble

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(trouble.words)
      Text(trouble.briefWords)
    }
    .lineLimit(1)
    .foregroundStyle(Color("Late"))
  }
}
