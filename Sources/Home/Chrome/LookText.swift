import Views

/// What is on of the looks.
struct LookText: View {
  /// The keys of words.
  let words: [String]
  let marks: Marks

  var body: some View {
    if !words.isEmpty {
      HStack {
        Text(verbatim: marks.look)
        ForEach(words.indices, id: \.self) { index in
          if index > 0 { Text(verbatim: marks.dot) }
          Text(LocalizedStringKey(words[index]))
        }
      }
      .foregroundStyle(.secondary)
    }
  }
}
