import Layout
import Views

/// A message in the last row, instead of the keys that work.
struct FooterNotice: View {
  /// The key of its text, or the text.
  let words: String
  let marks: Marks

  var body: some View {
    HStack {
      Text(verbatim: marks.failing)
      Text(LocalizedStringKey(words))
    }
    .foregroundStyle(Color.warning)
    .lineLimit(1)
    .frame(maxWidth: .infinity)
  }
}

extension FrontContext {
  func notice(_ words: String) -> TileContent {
    archived(FooterNotice(words: words, marks: marks))
  }
}
