import Cells
import FoundationEssentials
import Pages
import Layout
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
