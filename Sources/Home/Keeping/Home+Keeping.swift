import Cast
import Cells
package import FoundationEssentials
import Layout
import Timelines

extension Home {
  /// Shows the tiles of an earlier run, as far as they hold here and now, until their widgets have
  /// answered. Nothing of another run is seen on a locked screen.
  package mutating func begin(with tiles: [KeptTile], at date: Date) {
    guard !isLocked, let screenSlots, screenSlots.holds(at: date) else { return }
    context.kept = KeptTiles(
      tiles, of: context.cast.members, in: screenSlots.slots, by: presentation.at(date))
  }

  /// The tiles on the screen that a later run can begin with: of widgets that show all that is known,
  /// and wait for nothing.
  package func tilesToKeep(of pictures: Pictures, at date: Date) -> [KeptTile] {
    guard !isLocked else { return [] }
    let slots = ScreenSlots(of: seen.map { fronts[$0] }, in: shownContext, at: date).slots
    return slots.compactMap { keptTile(of: $0, in: pictures, at: date) }
  }

  private func keptTile(of slot: Slot, in pictures: Pictures, at date: Date) -> KeptTile? {
    let (cast, presentation) = (context.cast, presentation.at(date))
    guard let id = slot.instance, let traits = slot.traits, let widget = cast.members[id],
      let end = cast.end(of: id, at: date), let subject = subject(of: slot, at: date),
      let painting = pictures.painting(of: slot.id, as: subject, by: presentation),
      let picture = painting.apart(in: presentation.showing(traits).look)
    else { return nil }
    return KeptTile(
      of: id, key: KeptTile.key(of: widget, as: traits, on: slot.frame.size, by: presentation),
      canvas: picture.canvas, hasRoom: picture.hasRoom, since: painting.date,
      until: [painting.until, end].compactMap(\.self).min() ?? end)
  }
}
