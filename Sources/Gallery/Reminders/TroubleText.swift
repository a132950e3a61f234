import Views

/// The problem with a list, as much as fits.
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
