import Cells
import Layout
import Testing
import Views
import WidgetIntents

/// Checks that the capsules of buttons stand out and are readable in every look.
struct CapsuleTests {
  private struct Tap: AppIntent {
    static let title: LocalizedStringResource = "Tap"

    func perform() async throws -> some IntentResult { .result() }
  }

  enum Kind: CaseIterable {
    case bordered, destructive, tinted, prominent, on, off

    var isSolid: Bool { self == .prominent || self == .on }
  }

  /// A mode in an appearance, with or without Night Mode and Always-On.
  struct Manner: CustomTestStringConvertible {
    let mode: WidgetRenderingMode
    let appearance: ColorScheme
    var isNight = false
    var isLuminanceReduced = false

    static let all = [WidgetRenderingMode.fullColor, .accented, .vibrant].flatMap { mode in
      ColorScheme.allCases.flatMap { appearance in
        [(false, false), (true, false), (false, true), (true, true)].map {
          Manner(
            mode: mode, appearance: appearance, isNight: $0.0, isLuminanceReduced: $0.1)
        }
      }
    }

    func look(_ depth: ColorDepth = .direct) throws -> Look {
      try .test(
        mode, appearance, isNight: isNight, isLuminanceReduced: isLuminanceReduced, depth: depth)
    }

    /// A sample of the possible backgrounds, over the whole range of brightness.
    func grounds(in look: Look) -> [RGB] {
      let all = look.grounds().sorted { $0.luminance < $1.luminance }
      return stride(from: 0, to: all.count, by: max(1, all.count / 12)).map { all[$0] }
    }

    var hasHues: Bool { mode == .fullColor && !isNight && !isLuminanceReduced }

    var testDescription: String {
      "\(mode) \(appearance)\(isNight ? " night" : "")\(isLuminanceReduced ? " always-on" : "")"
    }
  }

  @ViewBuilder private func view(_ kind: Kind) -> some View {
    let button = Button("ab", role: kind == .destructive ? .destructive : nil, intent: Tap())
    switch kind {
    case .bordered, .destructive: button
    case .tinted: button.tint(.green)
    case .prominent: button.buttonStyle(.borderedProminent)
    case .on, .off: Toggle("ab", isOn: kind == .on, intent: Tap()).toggleStyle(.button)
    }
  }

  /// A capsule of six columns with one column of background on both sides.
  private func shown(
    _ kind: Kind, _ look: Look, on ground: RGB, _ glyphs: GlyphTier = .sextant
  ) throws -> Canvas {
    var canvas = Canvas(size: Size(width: 8, height: 1), filledWith: Style(background: ground))
    try Node(archiving: view(kind)).laidOut(in: canvas.size, surroundings: .test(glyphs: glyphs))
      .paint(on: &canvas, look: look, clippedTo: canvas.bounds)
    return canvas
  }

  /// A tint may have the tile's colour.
  @Test(arguments: Kind.allCases, Manner.all)
  func standsOutFromItsTileAndItsLabelFromIt(kind: Kind, manner: Manner) throws {
    let look = try manner.look()
    for ground in manner.grounds(in: look) {
      let canvas = try shown(kind, look, on: ground)
      let capsule = try #require(canvas[2, 0].style.background)
      if !manner.hasHues || kind == .bordered || kind == .off {
        #expect(capsule.contrast(to: ground) >= 1.12, "\(capsule) on \(ground)")
      }
      #expect(canvas[3, 0].glyph == Glyph("a"))
      let label = try #require(canvas[3, 0].style.foreground)
      #expect(
        label.contrast(to: capsule) >= (manner.isNight ? 3 : 4.45), "\(label) on \(capsule)")
    }
  }

  @Test(arguments: Manner.all.filter { !$0.hasHues })
  func tellsWhetherAToggleIsOn(manner: Manner) throws {
    for depth in [ColorDepth.direct, .palette256] {
      let look = try manner.look(depth)
      for ground in manner.grounds(in: look) {
        let (on, off) = (try shown(.on, look, on: ground), try shown(.off, look, on: ground))
        let capsules = (on[2, 0].style.background ?? ground, off[2, 0].style.background ?? ground)
        #expect(capsules.0.contrast(to: capsules.1) >= 1.1, "\(capsules) on \(ground)")
      }
    }
  }

  /// A capsule in a row begins and ends with what stands above and below it.
  @Test(arguments: [GlyphTier.octant, .sextant, .quadrant, .half])
  func fillsItsColumns(glyphs: GlyphTier) throws {
    let canvas = try shown(.bordered, try .test(), on: .black, glyphs)
    #expect((0..<8).map { canvas[$0, 0].glyph.description }.joined() == "   ab   ")
    let grounds = (1..<7).map { canvas[$0, 0].style.background }
    #expect(Set(grounds).count == 1 && grounds[0] != canvas[0, 0].style.background)
  }

  /// Where the capsule's background would be as black as the tile.
  @Test(arguments: Manner.all.filter { !$0.hasHues })
  func isALineWhereThereAreTooFewColors(manner: Manner) throws {
    let canvas = try shown(.bordered, try manner.look(.ansi16), on: .black)
    #expect((0..<8).map { canvas[$0, 0].glyph.description }.joined() == " ( ab ) ")
  }
}
