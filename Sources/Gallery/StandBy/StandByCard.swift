import Timelines
import Views

/// A widget without background, to be read from afar: a title with a mark, a number as large as fits,
/// lines of words, a bar and notes. In less room it drops parts to keep the number large.
struct StandByCard<Mark: View, Hero: View, Bar: View, Foot: View>: View {
  let title: Text
  /// Each line in several lengths, the longest first.
  let lines: [[Text?]]
  let mark: Mark
  let hero: Hero
  let bar: Bar
  let foot: Foot

  init(
    title: Text, lines: [[Text?]], @ViewBuilder mark: () -> Mark = { EmptyView() },
    @ViewBuilder hero: () -> Hero, @ViewBuilder bar: () -> Bar = { EmptyView() },
    @ViewBuilder foot: () -> Foot = { EmptyView() }
  ) {
    (self.title, self.lines) = (title, lines)
    (self.mark, self.hero, self.bar, self.foot) = (mark(), hero(), bar(), foot())
  }

  var body: some View {
    ViewThatFits(in: .vertical) {
      card(lineCount: 2, hero: 64)
      card(lineCount: 2, drawsAll: false, hero: 64)
      card(lineCount: 2, hasBar: false, hero: 64)
      card(lineCount: 2, hasBar: false, drawsAll: false, hero: 40)
      card(lineCount: 1, hasBar: false, hero: 40)
      card(lineCount: 0, hasBar: false, hero: 40)
      card(lineCount: 0, hasBar: false, hero: 17)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Of the lines only the first may be drawn, so that the number keeps its room.
  private func card(
    lineCount: Int, hasBar: Bool = true, drawsAll: Bool = true, hero height: Double
  ) -> some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      HStack(alignment: .top, spacing: 8) {
        StandByText([title], weight: .semibold)
        Spacer(minLength: 0)
        mark
      }
      // With or without a mark, so that the numbers of two cards begin in one row.
      .frame(minHeight: Self.markHeight, alignment: .top)
      hero
        .frame(
          maxWidth: .infinity, idealHeight: height, maxHeight: .infinity, alignment: .topLeading
        )
        .padding(.vertical, 3)
      ForEach(Array(lines.prefix(lineCount).enumerated()), id: \.offset) { index, line in
        let isDrawn = drawsAll || index == 0
        StandByText(line, weight: index == 0 ? .semibold : .regular, isDrawn: isDrawn)
          // However small its letters, so that the lines of two cards stand in the same rows.
          .frame(minHeight: isDrawn ? StandByText.line : nil, alignment: .topLeading)
          .foregroundStyle(index == 0 ? .primary : .secondary)
      }
      VStack(alignment: .leading, spacing: 2) {
        if hasBar { bar }
        // With or without words, so that the bars of two cards lie in one row.
        foot.frame(minHeight: StandByText.note, alignment: .top)
      }
    }
  }

  /// At least a row on the smallest screen with two cards, because drawn letters fill their rows.
  private static var gap: Double { 5 }
  private static var markHeight: Double { 36 }
}

/// The size of a number that is as large as fits.
enum StandByHero {
  static let size = 96.0
}

/// A part of a whole as a bar, in the colours of a number.
struct StandByBar: View {
  /// Shares of the whole.
  let range: ClosedRange<Double>
  let gradient: Gradient
  @Environment(\.displayScale) private var scale

  init(_ range: ClosedRange<Double>, gradient: Gradient) {
    (self.range, self.gradient) = (range, gradient)
  }

  /// A bar from the start up to a share.
  init(upTo share: Double, gradient: Gradient) {
    self.init(0...max(0, min(1, share)), gradient: gradient)
  }

  var body: some View {
    ZStack {
      BarPart(range: 0...range.lowerBound, step: step, trailingGap: 1).fill(.primary.opacity(0.2))
      BarPart(range: range.upperBound...1, step: step, leadingGap: 1).fill(.primary.opacity(0.2))
      BarPart(range: range, step: step)
        .fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
        .widgetAccentable()
    }
    .frame(height: 5)
  }

  /// The width of a column.
  private var step: Double { 8 / max(1, scale) }
}

/// A part of a rectangle between two shares of its width, in whole steps.
private struct BarPart: Shape {
  let range: ClosedRange<Double>
  let step: Double
  /// Steps that set it off where colours don't.
  var leadingGap = 0.0
  var trailingGap = 0.0

  func path(in rect: CGRect) -> Path {
    func snapped(_ share: Double) -> Double { (share * rect.width / step).rounded() }
    let start = (snapped(range.lowerBound) + leadingGap) * step
    let end = (snapped(range.upperBound) - trailingGap) * step
    guard range.upperBound > range.lowerBound else { return Path() }
    // What is below belongs to the notes.
    return Path(
      CGRect(
        x: rect.minX + start, y: rect.minY, width: max(0, end - start), height: rect.height * 0.6))
  }
}
