import Views

/// A line of a text with the cursor, if it is there.
struct CaretLine: View {
  let text: String
  /// The number of characters before the cursor.
  let cursor: Int?
  var tints: [LineTint] = []

  var body: some View {
    let letters = Array(text)
    if let cursor, let caret = Caret.url {
      HStack(spacing: 0) {
        tints.text(of: letters[..<cursor])
        Link(destination: caret) {
          if cursor < letters.count {
            tints.text(of: letters[cursor...cursor])
          } else {
            Color.clear.frame(width: 8, height: 17)
          }
        }
        tints.text(of: letters[min(cursor + 1, letters.count)...])
      }
    } else {
      tints.text(of: letters[...])
    }
  }
}
