import Views

/// One view where a card's words are drawn, and another where they take a row each.
struct WhereDrawn<Drawn: View, Written: View>: View {
  let drawn: Drawn
  let written: Written
  @Environment(\.letterUse) private var letterUse

  init(
    @ViewBuilder _ drawn: () -> Drawn,
    @ViewBuilder otherwise written: () -> Written = { EmptyView() }
  ) {
    (self.drawn, self.written) = (drawn(), written())
  }

  var body: some View {
    if letterUse == .only { drawn } else { written }
  }
}

extension View {
  /// Takes a row where its words can't be drawn, because it must be seen.
  func neverLeftOut() -> some View { environment(\.letterUse, .whereTheyFit) }
}
