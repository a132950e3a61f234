import Intents
import Views

/// Choices side by side, of which one is taken.
struct ChoiceAnswer: View {
  let options: [LocalizedStringResource]
  let index: Int
  let id: Field.ID
  let isFocused: Bool

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        ForEach(Array(options.enumerated()), id: \.offset) { place, option in
          linked(FormLink(to: id, choice: place)) {
            choice(option, isTaken: place == index)
          }
        }
      }
      if options.indices.contains(index) { choice(options[index], isTaken: true) }
    }
    .lineLimit(1)
  }

  @ViewBuilder private func choice(
    _ option: LocalizedStringResource, isTaken: Bool
  ) -> some View {
    if isTaken {
      Text(option).bold().underline(isFocused)
        .foregroundStyle(Color.white)
        .padding(.horizontal, 8)
        .background(Color.blue)
    } else {
      Text(option).foregroundStyle(.secondary)
        .padding(.horizontal, 8)
        .background(Color.primary.opacity(0.1))
    }
  }
}
