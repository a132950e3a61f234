import Views

/// The number that a tile is about: as large as its room is wide enough for, from a size on.
struct Numeral: View {
  let text: String
  var largest = 44.0
  var weight = Font.Weight.regular

  var body: some View {
    ViewThatFits(in: .horizontal) {
      sized(largest)
      sized(min(28, largest))
      sized(17)
    }
  }

  private func sized(_ size: Double) -> some View {
    Text(verbatim: text)
      .font(.system(size: size, weight: weight))
  }
}
