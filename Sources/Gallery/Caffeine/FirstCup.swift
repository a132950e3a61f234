import Views

/// A friendly message while nothing has been logged.
struct FirstCup: View {
  let size: Double
  let gap: Double

  var body: some View {
    VStack(alignment: .leading, spacing: size > 36 ? gap : 0) {
      Self.cup(size)
      Self.question
    }
    // Its steam would touch a heading.
    .padding(.top, gap)
  }

  static func cup(_ size: Double) -> some View {
    Image(systemName: "cup.and.saucer")
      .font(.system(size: size))
      .foregroundStyle(Color("CoffeeAccent"))
      .widgetAccentable()
  }

  static var question: some View {
    ViewThatFits(in: .horizontal) {
      Text("caffeine.empty")
      Text("caffeine.empty.brief")
    }
    .font(.headline)
    .lineLimit(1)
  }
}
