import Views

/// Text with confetti beside it if there is something to celebrate.
///
/// The confetti is one column away and never above or below a figure: in a single colour it would
/// look like a part of it.
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
