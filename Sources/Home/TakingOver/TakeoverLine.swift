import Pages
import Layout
import Views

/// A row of the question about the user's own file: a sentence, or the two answers.
enum TakeoverLine: View, Hashable {
  case sentence(String)
  case answers
  case gap

  static let width = 56

  /// The rows in several arrangements, the roomiest first.
  static let arrangements: [[TakeoverLine]] = [
    [
      .sentence("takeover.rules"), .sentence("takeover.gain"), .sentence("takeover.file"), .gap,
      .answers,
    ],
    [.sentence("takeover.rules"), .answers],
  ]

  var body: some View {
    Group {
      switch self {
      case .sentence(let key): Text(LocalizedStringKey(key))
      case .answers: answers
      case .gap: EmptyView()
      }
    }
    .lineLimit(1)
  }

  private var answers: some View {
    HStack(spacing: 16) {
      button(.act, "takeover.take").background(Color.blue).foregroundStyle(.white)
      button(.leave, "takeover.leave").background(Color.primary.opacity(0.12))
    }
  }

  @ViewBuilder private func button(_ command: KeyCommand, _ name: String) -> some View {
    if let url = KeyLink(to: command).url {
      Link(destination: url) {
        Text(LocalizedStringKey(name)).bold().padding(.horizontal, 16)
      }
    }
  }
}
