import Views

/// What is on of the looks, as shortly as there is room for.
struct LookText: View {
  let preferences: Preferences
  let marks: Marks
  let isBrief: Bool

  var body: some View {
    let told = preferences.told(isBrief: isBrief)
    if !told.isEmpty {
      HStack {
        Text(verbatim: marks.look)
        ForEach(told.indices, id: \.self) { index in
          if index > 0 { Text(verbatim: marks.dot) }
          Text(LocalizedStringKey(told[index]))
        }
      }
      .foregroundStyle(.secondary)
    }
  }
}
