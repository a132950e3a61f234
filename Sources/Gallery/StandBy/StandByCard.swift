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
  @Environment(\.tileSize) private var tileSize

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
      card(lineCount: 2, hero: 60)
      card(lineCount: 2, drawsNotes: false, hero: 48)
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
    lineCount: Int, hasBar: Bool = true, drawsAll: Bool = true, drawsNotes: Bool = true,
    hero height: Double
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
          maxWidth: .infinity, idealHeight: min(height, mostHero), maxHeight: mostHero,
          alignment: .topLeading
        )
        .frame(maxHeight: .infinity, alignment: .topLeading)
        .padding(.vertical, 3)
      ForEach(Array(lines.prefix(lineCount).enumerated()), id: \.offset) { index, line in
        let isDrawn = drawsAll || index == 0
        withRoom(of: StandByText.line, isDrawn: isDrawn) {
          StandByText(line, weight: index == 0 ? .semibold : .regular, isDrawn: isDrawn)
            .foregroundStyle(index == 0 ? .primary : .secondary)
        }
      }
      VStack(alignment: .leading, spacing: 2) {
        if hasBar { bar }
        withRoom(of: StandByText.note) { foot }.environment(\.drawsLetters, drawsNotes)
      }
    }
  }

  /// As high as a count of four characters can be in this width, so that a temperature beside it is as high.
  private var mostHero: Double { tileSize.map { $0.width * Self.heroShare } ?? .infinity }

  /// Words in the room of the tallest letters, whatever their own, so that the numbers, lines and bars
  /// of two cards stand in the same rows.
  private func withRoom(
    of size: Double, isDrawn: Bool = true, @ViewBuilder words: () -> some View
  ) -> some View {
    ZStack(alignment: .topLeading) {
      StandByText([Text("standby.tallest")], size: size, isDrawn: isDrawn).hidden()
      words()
    }
  }

  /// At least a row on the smallest screen with two cards, because drawn letters fill their rows.
  private static var gap: Double { 5 }
  private static var heroShare: Double { 0.64 }
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

  init(_ range: ClosedRange<Double>, gradient: Gradient) {
    (self.range, self.gradient) = (range, gradient)
  }

  /// A bar from the start up to a share.
  init(upTo share: Double, gradient: Gradient) {
    self.init(0...max(0, min(1, share)), gradient: gradient)
  }

  var body: some View {
    RangeBar(value: range, in: 0...1, gradient: gradient).widgetAccentable()
  }
}
