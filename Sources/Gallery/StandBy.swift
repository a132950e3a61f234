import Timelines
import Views

/// Words to be read from afar: in letters as large as fit, or else in a row or left out.
struct StandByText: View {
  /// The same words, the longest first.
  let texts: [Text]
  let size: Double
  let weight: Font.Weight
  @Environment(\.displayScale) private var scale
  @Environment(\.letterUse) private var letterUse
  @ScaledMetric private var growth = 1.0

  init(
    _ texts: [Text?], size: Double = StandByText.line, weight: Font.Weight = .medium
  ) {
    self.texts = texts.compactMap(\.self)
    (self.size, self.weight) = (size, weight)
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      // Letters that can't be drawn in a size would be written, and so fit.
      ForEach(letterUse == .never ? [] : sizes, id: \.self) { size in
        ForEach(Array(texts.enumerated()), id: \.offset) { _, text in
          ForEach([1, 0.88, 0.76], id: \.self) { width in
            text.font(.system(size: size, weight: weight).width(Font.Width(width)))
          }
          text.font(.system(size: size).width(.compressed))
        }
      }
      if letterUse == .only {
        EmptyView()
      } else {
        ForEach(Array(texts.enumerated()), id: \.offset) { _, text in text.font(.headline) }
      }
    }
    .lineLimit(1)
  }

  /// The sizes to try. Small letters of fewer than three rows would be hard to tell apart.
  private var sizes: [Double] {
    let natural = size * min(growth, Self.mostGrowth)
    // Letters that don't stand apart in a smaller size would be a row.
    if letterUse == .only { return [natural] }
    let smaller = [0.88, 0.77].map { size * $0 }
    return [natural] + smaller.filter { $0 < natural && $0 * scale >= Self.leastScaled }
  }

  static let line = 18.0
  /// The size of notes, which take a row on small screens.
  static let note = 8.5
  private static let mostGrowth = 1.5
  private static let leastScaled = 31.0
}

/// A widget without background, to be read from afar: a title with a mark, a number as large as fits,
/// two lines and a bar. In less room, where words take a row each, a foot stands below the bar, and
/// parts go to keep the number large.
struct StandByCard<Mark: View, Hero: View, First: View, Second: View, Bar: View, Foot: View>: View {
  /// In several lengths, the longest first.
  let titles: [Text]
  let mark: Mark
  let hero: Hero
  let first: First
  let second: Second
  let bar: Bar
  let foot: Foot
  @Environment(\.tileSize) private var tileSize

  init(
    _ titles: Text..., @ViewBuilder mark: () -> Mark = { EmptyView() },
    @ViewBuilder hero: () -> Hero,
    @ViewBuilder first: () -> First = { EmptyView() },
    @ViewBuilder second: () -> Second = { EmptyView() },
    @ViewBuilder bar: () -> Bar = { EmptyView() }, @ViewBuilder foot: () -> Foot = { EmptyView() }
  ) {
    (self.titles, self.mark, self.hero) = (titles, mark(), hero())
    (self.first, self.second, self.bar, self.foot) = (first(), second(), bar(), foot())
  }

  var body: some View {
    ViewThatFits(in: .vertical) {
      fromAfar(hero: 64, gap: 9)
      fromAfar(hero: 44, gap: Self.gap)
      card(lineCount: 2, hero: 64)
      card(lineCount: 2, hasBar: false, hero: 40)
      card(lineCount: 1, hasBar: false, hero: 40)
      card(lineCount: 0, hasBar: false, hero: 40)
      card(lineCount: 0, hasBar: false, hero: 17)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Both lines drawn, and nothing that isn't.
  private func fromAfar(hero height: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      head
      number(height).padding(.bottom, Self.gap)
      withRoom { first }
      withRoom { second.foregroundStyle(.secondary) }
        .padding(.top, gap - Self.gap)
        .environment(\.letterUse, .only)
      ZStack {
        StandByBar(upTo: 1, gradient: Gradient(colors: [.primary])).hidden()
        bar
      }
      .padding(.top, 2)
      .environment(\.letterUse, .only)
    }
  }

  /// Of the lines only the first may be drawn, so that the number keeps its room.
  private func card(lineCount: Int, hasBar: Bool = true, hero height: Double) -> some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      head
      number(height)
      if lineCount > 0 { withRoom { first } }
      if lineCount > 1 {
        withRoom { second.foregroundStyle(.secondary) }.environment(\.letterUse, .never)
      }
      VStack(alignment: .leading, spacing: 2) {
        if hasBar { bar }
        withRoom { foot }.environment(\.letterUse, .never)
      }
    }
  }

  private var head: some View {
    HStack(alignment: .top, spacing: 8) {
      StandByText(titles, weight: .semibold)
      Spacer(minLength: 0)
      mark
    }
    // With or without a mark, so that the numbers of two cards begin in one row.
    .frame(minHeight: Self.markHeight, alignment: .top)
  }

  private func number(_ height: Double) -> some View {
    hero
      .frame(
        maxWidth: .infinity, idealHeight: min(height, mostHero), maxHeight: mostHero,
        alignment: .topLeading
      )
      .frame(maxHeight: .infinity, alignment: .topLeading)
      .padding(.vertical, 3)
  }

  /// As high as a count of four characters can be in this width, so that a temperature beside it is as high.
  private var mostHero: Double { tileSize.map { $0.width * Self.heroShare } ?? .infinity }

  /// Words in the room of the tallest letters, whatever their own, so that the numbers, lines and bars
  /// of two cards stand in the same rows.
  private func withRoom(@ViewBuilder words: () -> some View) -> some View {
    ZStack(alignment: .topLeading) {
      StandByText([Text("standby.tallest")]).hidden()
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

/// One view where a card's words are drawn, and another where they take a row each.
struct WhereDrawn<Drawn: View, Written: View>: View {
  let drawn: Drawn
  let written: Written
  @Environment(\.letterUse) private var letterUse

  init(
    @ViewBuilder _ drawn: () -> Drawn,
    @ViewBuilder otherwise written: () -> Written = { EmptyView() }
  ) {
    (self.drawn, self.written) = (drawn(), written())
  }

  var body: some View {
    if letterUse == .only { drawn } else { written }
  }
}

extension View {
  /// Takes a row where its words can't be drawn, because it must be seen.
  func neverLeftOut() -> some View { environment(\.letterUse, .whereTheyFit) }
}

extension EnvironmentValues {
  /// Whether widgets are read from afar: larger than usual, and without their background.
  var isReadFromAfar: Bool { !showsWidgetContainerBackground && displayScale > 1 }

  /// Where words to be read from afar are drawn.
  var letterUse: LetterUse {
    get { self[LetterUseKey.self] }
    set { self[LetterUseKey.self] = newValue }
  }
}

/// Whether words are in drawn letters or in a row of text.
enum LetterUse {
  /// Drawn where they fit, otherwise in a row.
  case whereTheyFit
  /// Drawn or left out: a row beside a large number can't be read from where the number can.
  case only
  /// In a row.
  case never
}

private enum LetterUseKey: EnvironmentKey {
  static let defaultValue = LetterUse.whereTheyFit
}
