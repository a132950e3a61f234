import Views

/// The active looks.
struct LookText: View {
  let words: [LookWord]
  let marks: Marks

  var body: some View {
    if !words.isEmpty {
      HStack {
        Text(verbatim: marks.look)
        ForEach(words.indices, id: \.self) { index in
          if index > 0 { Text(verbatim: marks.dot) }
          linked(words[index])
        }
      }
      .foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private func linked(_ word: LookWord) -> some View {
    if let url = word.link?.url {
      Link(destination: url) { Text(LocalizedStringKey(word.key)) }
    } else {
      Text(LocalizedStringKey(word.key))
    }
  }
}
