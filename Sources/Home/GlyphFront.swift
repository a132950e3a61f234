import Cells
import FoundationEssentials
import Layout
import Pages
import Views

/// The question which blocks the terminal draws without gaps, asked with two suns of different
/// blocks.
struct GlyphFront: Front {
  let isOpaque = true
  let hidesMessages = true

  /// The blocks of the suns, the finer ones first.
  static let tiers = [GlyphTier.sextant, .quadrant]
  /// The blocks that every font has.
  private static let plainest = GlyphTier.half

  private var choice = 0

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let plan = GlyphPlan(on: context.size)
    var slots = [
      Slot(
        SlotID("glyphs.words"),
        .chrome(context.archived(GlyphWords(isBrief: plan.words.size.height == 1))),
        in: plan.words),
      Slot(
        SlotID("footer"), .chrome(context.footer(of: hints(in: context), in: plan.footer)),
        in: plan.footer),
    ]
    if let notes = plan.notes {
      slots.append(
        Slot(SlotID("glyphs.notes"), .chrome(context.archived(GlyphNotes())), in: notes))
    }
    return slots
      + plan.cards.enumerated().flatMap { card($0.offset, in: $0.element, context) }
  }

  /// A card with a sun in the blocks of its tier.
  private func card(_ index: Int, in frame: Rect, _ context: FrontContext) -> [Slot] {
    let look = context.presentation.look
    var ground = Slot(
      SlotID("glyphs.ground", index), .chrome(context.archived(GlyphGround())), in: frame)
    ground.part = .tile
    ground.edge = TileEdge(
      glyphs: context.presentation.surroundings.glyphs, depth: look.depth,
      isFocused: index == choice, isOutlined: look.isNight && look.depth != .direct)
    let view = GlyphCard(
      tier: Self.tiers[index], isFirst: index == 0, rows: frame.size.height)
    var sun = Slot(
      SlotID("glyphs.sun", index), .chrome(context.archived(view)),
      in: Self.inside(of: frame), layer: 1)
    sun.glyphs = Self.tiers[index]
    return [ground, sun]
  }

  private static func inside(of frame: Rect) -> Rect {
    Rect(
      x: frame.origin.x + 2, y: frame.origin.y + 1, width: max(0, frame.size.width - 4),
      height: max(0, frame.size.height - 2))
  }

  private func hints(in context: FrontContext) -> Hints {
    let keys = keys(in: context)
    return Hints(
      of: keys.shortcuts.filter { $0.group == .panel }, at: keys.place, in: Situation(),
      marks: context.marks)
  }

  func keys(in context: FrontContext) -> FrontKeys { context.keys(at: .glyphs) }

  /// Whoever goes on without an answer is asked again at the next start.
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.step(let count)):
      choice = (choice + count + Self.tiers.count) % Self.tiers.count
      return .stay()
    case .command(.act): return choose(Self.tiers[choice], in: &context)
    case .command(.neither): return choose(Self.plainest, in: &context)
    case .command(.leave): return .close()
    case .command: return .pass
    case .key: return .yield
    case .mouse(let mouse) where mouse.action == .press(.left):
      let cards = GlyphPlan(on: context.size).cards
      let card = cards.firstIndex { $0.contains(mouse.position) }
      return card.map { choose(Self.tiers[$0], in: &context) } ?? .stay()
    default: return .stay()
    }
  }

  /// Once the terminal has said what it is, nothing needs to be asked.
  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    if case .glyphsChanged = event { .close() } else { .pass }
  }

  private func choose(_ tier: GlyphTier, in context: inout FrontContext) -> FrontStep {
    context.presentation.preferences.glyphs = tier
    return .close([.keep(context.presentation.preferences)])
  }
}

extension Home {
  /// Asks which blocks to draw with unless the user has chosen some already.
  mutating func askForGlyphs() {
    guard context.presentation.preferences.glyphs == nil, !isLocked, GlyphPlan.fits(context.size),
      !fronts.contains(where: { $0 is GlyphFront })
    else { return }
    let alarm = fronts.firstIndex { $0 is AlarmFront } ?? fronts.endIndex
    fronts.insert(GlyphFront(), at: alarm)
  }
}

/// The places of the question which blocks to draw with.
struct GlyphPlan {
  /// Four rows, or one where there is no room for more.
  let words: Rect
  let cards: [Rect]
  let notes: Rect?
  let footer: Rect

  private static let least = Size(width: 44, height: 12)
  private static let mostRows = 16
  private static let gap = 4

  /// Whether the suns are large enough to be compared.
  static func fits(_ size: Size) -> Bool {
    size.width >= least.width && size.height >= least.height
  }

  init(on size: Size) {
    let (wordRows, noteRows) = (size.height < 20 ? 1 : 4, size.height < 20 ? 0 : 3)
    let isHigh = size.height >= 30
    let others = wordRows + (isHigh ? 2 : 1) + noteRows + (isHigh ? 1 : 0)
    let rows = max(3, min(Self.mostRows, size.height - 2 - others, (size.width - 8) / 4))
    let top = max(0, (size.height - 1 - others - rows) / 2)
    let left = (size.width - 4 * rows - Self.gap) / 2
    let cardTop = top + wordRows + (isHigh ? 2 : 1)
    words = Rect(x: 0, y: top, width: size.width, height: wordRows)
    cards = [left, left + 2 * rows + Self.gap].map {
      Rect(x: max(0, $0), y: cardTop, width: 2 * rows, height: rows)
    }
    notes =
      noteRows == 0
      ? nil
      : Rect(x: 0, y: cardTop + rows + (isHigh ? 2 : 1), width: size.width, height: 2)
    footer = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
  }
}

/// What is asked.
struct GlyphWords: View {
  let isBrief: Bool

  var body: some View {
    VStack(spacing: 0) {
      if !isBrief {
        Text("glyphs.title").bold().padding(.bottom, 17)
        Text("glyphs.question")
      }
      Text("glyphs.choice")
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// What tells a sun that is drawn well.
struct GlyphNotes: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("glyphs.note.gaps")
      Text("glyphs.note.both")
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A sun, and of which blocks it is.
struct GlyphCard: View {
  let tier: GlyphTier
  let isFirst: Bool
  /// The height of the card.
  let rows: Int

  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: "sun.max.fill").font(.system(size: size)).foregroundStyle(.yellow)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(isFirst ? "glyphs.left" : "glyphs.right").bold()
      if rows > 8 { Text(LocalizedStringKey("glyphs.parts." + tier.rawValue)) }
    }
    .foregroundStyle(.white)
    .lineLimit(1)
  }

  private var size: Double { Double(max(3, min(10, rows - 6))) * 12 }
}

/// The sky behind a sun.
struct GlyphGround: View {
  var body: some View {
    Rectangle().fill(Color(red: 0.09, green: 0.31, blue: 0.65))
  }
}
