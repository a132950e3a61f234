import Views

/// The problem with a list, as much as fits.
struct AgendaFaultText: View {
  let fault: AgendaFault

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(fault.words)
      Text(fault.briefWords)
    }
    .lineLimit(1)
    .foregroundStyle(Color("Late"))
  }
}
