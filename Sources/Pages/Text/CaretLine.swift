import Views

/// A line of a text with the cursor, if it is there.
struct CaretLine: View {
  let text: String
  /// The number of characters before the cursor.
  let cursor: Int?

  var body: some View {
    let letters = Array(text)
    if let cursor, let caret = Caret.url {
      HStack(spacing: 0) {
        Text(verbatim: String(letters[..<cursor]))
        Link(destination: caret) {
          if cursor < letters.count {
            Text(verbatim: String(letters[cursor]))
          } else {
            Color.clear.frame(width: 8, height: 17)
          }
        }
        Text(verbatim: String(letters.dropFirst(cursor + 1)))
      }
    } else {
      Text(verbatim: text)
    }
  }
}
