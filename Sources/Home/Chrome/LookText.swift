import Views

/// The active looks.
struct LookText: View {
  /// The keys of the words.
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
