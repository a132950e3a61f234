import Cells
import FoundationEssentials
import Layout

/// The layout of a content and what else it was made for, so that what was measured needn't be
/// measured again to be painted.
///
/// An object, because tiles and fronts are copied more often than anything is laid out.
final class KeptLayout: Sendable {
  let layout: TileLayout
  /// The date until which it is correct. Kept, for all boxes have to be asked.
  let until: Date?
  private let size: Size
  private let presentation: Presentation

  init(of content: TileContent, in size: Size, by presentation: Presentation) {
    layout = content.laidOut(in: size, by: presentation)
    (until, self.size, self.presentation) = (layout.until, size, presentation)
  }

  /// Whether the content is laid out like this at a date too: running timers and dates may move it.
  func holds(at date: Date) -> Bool {
    date >= presentation.surroundings.date && until.map { date < $0 } ?? true
  }

  /// The content's layout; nil if that may be another one.
  func layout(in size: Size, by presentation: Presentation) -> TileLayout? {
    let isSame =
      size == self.size && holds(at: presentation.surroundings.date)
      && presentation.hasSameLook(as: self.presentation)
    return isSame ? layout : nil
  }
}
