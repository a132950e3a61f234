import Views

/// The number that a tile is about: as large as its room is wide enough for.
struct Numeral: View {
  let text: String
  var weight = Font.Weight.regular

  var body: some View {
    ViewThatFits(in: .horizontal) {
      sized(44)
      sized(28)
      sized(17)
    }
  }

  private func sized(_ size: Double) -> some View {
    Text(verbatim: text)
      .font(.system(size: size, weight: weight))
  }
}
