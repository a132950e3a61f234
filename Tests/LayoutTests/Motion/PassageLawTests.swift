import Cells
import Kit
import Layout
import Testing
import Views

/// Checks properties of the passage between any two pictures.
struct PassageLawTests {
  static let transitions: [ContentTransition] = [
    .identity, .opacity, .interpolate, .numericText(), .numericText(countsDown: true),
    .numericText(value: 3), .symbolEffect,
  ]
  private static let texts = [
    "0", "17", "-8°", "D-34", "100", "맑음", "12:30", "", "흐리고 비", "a\nb", "👍🏽가",
  ]
  private static let symbols = ["sun.max", "cloud.rain", "heart", "unheard of"]

  /// A random view; `structure` determines its shape and `content` what it shows.
  private static func view(
    structure: inout SplitMix, content: inout SplitMix, depth: Int = 0
  ) -> AnyView {
    let kind = depth < 3 ? Int.random(in: 0..<6, using: &structure) : 5
    func inner() -> AnyView { view(structure: &structure, content: &content, depth: depth + 1) }
    switch kind {
    case 0:
      return AnyView(
        VStack(spacing: 0) {
          inner(); inner()
        })
    case 1:
      return AnyView(
        HStack(spacing: 0) {
          inner(); Spacer(); inner()
        })
    case 2:
      return AnyView(
        ZStack {
          inner(); inner()
        })
    case 3: return AnyView(inner().padding(8).background(.blue))
    default: return leaf(structure: &structure, content: &content)
    }
  }

  private static func leaf(structure: inout SplitMix, content: inout SplitMix) -> AnyView {
    let sizes: [Double] = [12, 28, 36, 44]
    let size = sizes.randomElement(using: &structure) ?? 12
    let transition = transitions.randomElement(using: &structure) ?? .identity
    let symbol = symbols.randomElement(using: &content) ?? ""
    let text = texts.randomElement(using: &content) ?? ""
    let isText = Bool.random(using: &structure)
    let colors: [Color] = [.white, .orange, .primary]
    let color = colors.randomElement(using: &content) ?? .white
    let leaf = isText ? AnyView(Text(verbatim: text)) : AnyView(Image(systemName: symbol))
    return AnyView(
      leaf.font(.system(size: size)).foregroundStyle(color).contentTransition(transition))
  }

  private static func box(
    _ structureSeed: UInt64, _ contentSeed: UInt64, in size: Size, _ surroundings: Surroundings
  ) -> Box {
    var structure = SplitMix(seed: structureSeed)
    var content = SplitMix(seed: contentSeed)
    return Node(archiving: view(structure: &structure, content: &content))
      .laidOut(in: size, surroundings: surroundings)
  }

  @Test(arguments: GlyphTier.allCases)
  func endsAsTheNewPictureAndBreaksNoGlyph(_ tier: GlyphTier) throws {
    let surroundings = try Surroundings.test(glyphs: tier)
    var count = 0
    for seed in UInt64(0)..<50 {
      let size = Size(width: 4 + Int(seed % 20), height: 1 + Int(seed % 9))
      let old = Self.box(seed, 2 * seed, in: size, surroundings)
      let structure = seed % 5 == 0 ? seed + 1 : seed
      let new = Self.box(structure, 2 * seed + 1, in: size, surroundings)
      let ground = Canvas(size: size, filledWith: Style(background: RGB(0x304050)))
      let look = Look(depth: seed % 3 == 0 ? .palette256 : .direct)
      guard let passage = Passage(from: old, to: new, over: ground, look: look) else { continue }
      count += 1
      var after = ground
      new.paint(on: &after, look: look, clippedTo: after.bounds)
      for share: Double in [1, 2, .nan] { #expect(passage.canvas(at: share) == after, "\(seed)") }
      for share in [-1, 0, 0.1, 0.5, 0.7, 0.99] {
        #expect(passage.canvas(at: share).brokenGlyphs == [], "\(seed) at \(share)")
      }
    }
    #expect(count > 20)
  }

  /// If everything animates and nothing moves elsewhere, the first picture is the old one.
  @Test(arguments: transitions.dropFirst())
  func beginsAsTheOldPicture(_ transition: ContentTransition) throws {
    let surroundings = try Surroundings.test(glyphs: .sextant)
    let ground = Canvas(
      size: Size(width: 16, height: 5), filledWith: Style(background: RGB(0x304050)))
    func box(_ first: Int, _ second: Int) -> Box {
      let texts = [first, second].map { Self.texts[$0 % Self.texts.count] }
      let view = VStack(spacing: 0) {
        Text(verbatim: texts[0]).font(.system(size: 44)).frame(width: 128, height: 68)
        Text(verbatim: texts[1]).frame(width: 128, height: 17)
      }
      return Node(archiving: view.contentTransition(transition))
        .laidOut(in: ground.size, surroundings: surroundings)
    }
    for seed in 0..<30 {
      let (old, new) = (box(seed, seed / 7), box(seed / 3 + 1, seed + 1))
      let passage = try #require(Passage(from: old, to: new, over: ground, look: Look()))
      var before = ground
      old.paint(on: &before, look: Look(), clippedTo: before.bounds)
      #expect(passage.canvas(at: 0) == before, "\(seed)")
    }
  }
}

extension Canvas {
  fileprivate var brokenGlyphs: [Point] {
    places.filter { self[$0.x, $0.y].glyph.isWide != self[$0.x + 1, $0.y].isTail }
  }
}
