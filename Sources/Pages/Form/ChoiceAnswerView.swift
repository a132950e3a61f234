import Views
import WidgetIntents

/// Choices side by side, one of them selected. Where they don't fit, only that is seen, and a click
/// selects the next.
struct ChoiceAnswerView: View {
  let options: [LocalizedStringResource]
  let index: Int
  let id: Field.ID

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        ForEach(Array(options.enumerated()), id: \.offset) { place, option in
          linked(FormLink(to: id, choice: place)) {
            choice(option, isTaken: place == index)
          }
        }
      }
      if options.indices.contains(index) {
        linked(FormLink(to: id)) { choice(options[index], isTaken: true) }
      }
    }
    .lineLimit(1)
  }

  private func choice(_ option: LocalizedStringResource, isTaken: Bool) -> some View {
    HStack(spacing: 8) {
      Image(systemName: isTaken ? "circle.fill" : "circle")
      if isTaken {
        Text(option).bold()
      } else {
        Text(option).foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, 8)
    .background(Color.primary.opacity(isTaken ? 0.22 : 0.08))
  }
}
