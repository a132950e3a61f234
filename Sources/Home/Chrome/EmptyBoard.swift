import Views

/// The invitation on a Home Screen without widgets, or the reason why there are none.
struct EmptyBoard: View {
  /// The key of the problem that keeps widgets away; nil if there is none.
  let fault: String?

  var body: some View {
    ViewThatFits {
      VStack(spacing: 17) {
        Text(title).bold()
        Text(fault == nil ? "screen.empty.invitation" : "screen.awaited")
          .foregroundStyle(.secondary)
      }
      Text(title).foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
  }

  private var title: LocalizedStringKey { fault.map { LocalizedStringKey($0) } ?? "screen.empty" }
}
