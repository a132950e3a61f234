import Cells
import FoundationEssentials
import Layout
import Threading

/// The layout of a content and what else it was made for, so that what was measured needn't be
/// measured again to be painted.
///
/// An object, because tiles and fronts are copied more often than anything is laid out.
final class KeptLayout: Sendable {
  let layout: TileLayout
  /// The date until which it is correct. Kept, for all boxes have to be asked.
  let until: Date?
  /// The boxes that change with time; nil if their digits can't be replaced.
  let boxes: TickingBoxes?
  private let size: Size
  private let presentation: Presentation
  /// What it became last, kept until it has gone on from there.
  private let later = LockedValue<TickedLayout?>(nil)

  convenience init(of content: TileContent, in size: Size, by presentation: Presentation) {
    let layout = content.laidOut(in: size, by: presentation)
    let until = layout.until
    let mayTick = until != nil && layout.ticking?.isEmpty == false
    self.init(
      layout, until: until, mayTick ? TickingBoxes(of: layout.content) : nil, in: size,
      by: presentation)
  }

  private init(
    _ layout: TileLayout, until: Date?, _ boxes: TickingBoxes?, in size: Size,
    by presentation: Presentation
  ) {
    (self.layout, self.until, self.boxes) = (layout, until, boxes)
    (self.size, self.presentation) = (size, presentation)
  }

  /// Whether the content is laid out like this at a date too: running timers and dates may move it.
  func holds(at date: Date) -> Bool {
    date >= presentation.surroundings.date && until.map { date < $0 } ?? true
  }

  /// Whether the content is laid out like this in a size, too.
  func serves(_ size: Size, by presentation: Presentation) -> Bool {
    size == self.size && holds(at: presentation.surroundings.date)
      && presentation.hasSameLook(as: self.presentation)
  }

  /// The layout at a later date, if only digits are others then; nil if it has to be made anew. It is
  /// remembered, for it is wanted by the front and by the picture.
  func ticked(by presentation: Presentation) -> TickedLayout? {
    later.withLock { later in
      if let later, later.layout.serves(size, by: presentation) { return later }
      guard let texts = layout.ticking, let boxes,
        presentation.surroundings.date >= self.presentation.surroundings.date,
        presentation.hasSameLook(as: self.presentation),
        let tick = Tick(
          of: layout.content, boxes, saying: texts, from: self.presentation.surroundings,
          to: presentation.surroundings)
      else { return nil }
      let layout = KeptLayout(
        layout.showing(tick.box), until: tick.until, boxes, in: size, by: presentation)
      later = TickedLayout(layout: layout, tick: tick)
      return later
    }
  }

  /// The same without the letters that change with time.
  var withoutTickingLetters: KeptLayout {
    guard let boxes else { return self }
    return KeptLayout(
      layout.showing(layout.content.without(lettersOf: boxes)), until: until, boxes, in: size,
      by: presentation)
  }
}

/// A layout after a tick.
struct TickedLayout: Sendable {
  let layout: KeptLayout
  let tick: Tick
}
