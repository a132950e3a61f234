import Almanac
import Boards
import Cells
package import FoundationEssentials
import Layout
import Timelines

extension Home {
  /// Draws the screen at a date and an instant. Drawing changes only `pictures`, and with empty
  /// pictures the frame is the same. Without an instant, nothing moves.
  package func frame(
    at date: Date, now instant: Duration? = nil, reusing pictures: inout Pictures
  ) -> Frame {
    let presentation = shownPresentation(at: date)
    let screenSlots =
      screenSlots.flatMap { $0.holds(at: date) ? $0 : nil }
      ?? ScreenSlots(of: seen.map { fronts[$0] }, in: shownContext, at: date)
    let focused = seen.compactMap { fronts[$0] as? BoardFront }.last?.focused
    var tiles: [Tile] = []
    tiles.reserveCapacity(screenSlots.slots.count)
    for slot in screenSlots.slots {
      guard let subject = subject(of: slot, at: date) else { continue }
      tiles.append(
        Tile(
          slot.id, layer: slot.layer, subject, window: slot.window,
          layout: focused?.layout(of: subject.content, in: slot)))
    }
    var frame = pictures.frame(
      of: tiles, in: scene, on: context.size, by: presentation, now: instant)
    frame.until = frame.until.orEarlier(screenSlots.until)
    return frame
  }

  private func shownPresentation(at date: Date) -> Presentation {
    var presentation = context.presentation.at(date)
    presentation.isAtLock = context.place == .lock
    return presentation
  }

  private func subject(of slot: Slot, at date: Date) -> TileSubject? {
    if case .scrim(let scrim) = slot.subject {
      return TileSubject(matter: .scrim(scrim), frame: slot.frame)
    }
    return context.content(of: slot, at: date).map { content in
      TileSubject(
        matter: .content(content, slot.part), frame: slot.frame, signs: slot.signs,
        edge: slot.edge, glyphs: slot.glyphs, traits: slot.traits)
    }
  }
}
