import Cells
import FoundationEssentials
import Layout

/// A slot with its content, as it is to be shown. An object, for it is large and handed on with each frame.
final class Tile: Sendable {
  let id: SlotID
  let layer: Int
  let subject: TileSubject
  /// The part of the frame that is seen.
  let area: Rect
  /// A layout of its content, which may have been made for something else.
  let layout: CachedLayout?

  init(
    _ id: SlotID, layer: Int, _ subject: TileSubject, window: Rect? = nil,
    layout: CachedLayout? = nil
  ) {
    (self.id, self.layer, self.subject, self.layout) = (id, layer, subject, layout)
    area = window.map(subject.frame.intersection) ?? subject.frame
  }

  var frame: Rect { subject.frame }
}

/// The layout of a content and what else it was made for, so that what was measured needn't be
/// measured again to be painted. Tiles and fronts share it.
final class CachedLayout: Sendable {
  let layout: TileLayout
  /// The date until which it is correct; nil for ever.
  let until: Date?
  private let size: Size
  private let presentation: Presentation

  init(of content: TileContent, in size: Size, by presentation: Presentation) {
    layout = content.laidOut(in: size, by: presentation)
    until = layout.until
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
}

extension [PaintedTile] {
  var frontCaret: Point? {
    let front = map(\.id.depth).max()
    return filter { $0.id.depth == front }.compactMap(\.caret).first
  }

  var until: Date? { compactMap(\.until).min() }

  var nextFrame: Duration? { compactMap(\.nextFrame).min() }
}
