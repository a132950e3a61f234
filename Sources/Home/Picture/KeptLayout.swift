import Cells
import FoundationEssentials
import Layout

/// The layout of a content and what else it was made for, so that what was measured needn't be
/// measured again to be painted. Tiles and fronts share it.
final class KeptLayout: Sendable {
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
