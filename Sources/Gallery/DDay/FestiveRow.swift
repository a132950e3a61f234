import Views

/// Something written, with specks beside it where the day is to be celebrated.
///
/// They stand a column from what is written, and never above or below a figure: in one colour they
/// would be taken for a part of it.
struct FestiveRow<Content: View>: View {
  let isFestive: Bool
  var seed = 0
  @ViewBuilder let content: Content

  var body: some View {
    if isFestive {
      HStack(spacing: 8) {
        content.layoutPriority(1)
        Confetti(seed: seed)
      }
    } else {
      content
    }
  }
}
