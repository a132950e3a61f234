import Views

/// Today's total against the limit, and a button to log a drink. In less room or with larger text,
/// it drops parts to keep the total large.
struct CaffeineSmallView: View {
  let day: CaffeineDay
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .title) private var numeral = 28.0

  var body: some View {
    ViewThatFits {
      roomy(120, cup: 108).inRoom(of: 34, by: 17)
      roomy(84, cup: 72).inRoom(of: 25, by: 12)
      roomy(60, cup: 44).inRoom(of: 20, by: 10)
      ViewThatFits(in: .vertical) {
        ForEach(sizes, id: \.self) { full($0, gap: 17) }
        if typeSize.isAccessibilitySize, day.total > 0 {
          spare(hasButton: true)
          spare(hasButton: false)
        }
        full(28, gap: 0)
        full(17, gap: 0)
        brief
        day.number(17)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The sizes of the total to try, largest first.
  private var sizes: [Double] {
    [numeral] + stride(from: 60, through: 28, by: -2).filter { $0 < numeral || $0 == 28 }
  }

  /// The layout for a tile that has grown, whose cup has other sizes than the total.
  private func roomy(_ size: Double, cup: Double) -> some View {
    full(day.total > 0 ? max(size, numeral) : cup - 8, gap: 17)
  }

  private func full(_ size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if day.total > 0 {
        heading
        day.number(size).padding(.top, gap)
        day.bar
      } else if size > 28 {
        heading
        FirstCup(size: size + 8, gap: gap)
      } else {
        headingWithCup
        Spacer(minLength: 0)
        FirstCup.question
      }
      Spacer(minLength: gap)
      button
    }
  }

  private var headingWithCup: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 0) {
        day.heading.fixedSize()
        Spacer(minLength: 8)
        FirstCup.cup(36)
      }
      day.heading
    }
  }

  /// The layout without a bar, which leaves more room for the total.
  private func spare(hasButton: Bool) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      day.number(28).padding(.top, 17)
      if hasButton {
        Spacer(minLength: 0)
        button
      }
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      day.number(17)
    }
  }

  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      if day.total > 0 {
        HStack(spacing: 0) {
          day.heading
          Spacer(minLength: 8)
          day.percentage(isWithoutColor: isWithoutColor)
        }
      }
      day.heading
    }
  }

  private var button: some View {
    ForEach(day.settings.offers.prefix(1)) { DrinkButton(offer: $0, isWide: true) }
  }
}
