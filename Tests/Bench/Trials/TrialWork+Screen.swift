import Cells
import Desk
import FoundationEssentials
import Home
import Timelines

extension TrialWork {
  /// Reads what a dashboard leaves, with as many full rows as fit.
  static func readScreen(of size: Int) {
    let width = 100
    var canvas = Canvas(
      size: Size(width: width, height: max(1, min(1024, size / (13 * width) - 1))))
    canvas.fill(canvas.bounds) { place in
      Style(background: RGB(UInt32(place.x % 2 * 0xFFFFFF)))
    }
    let tile = KeptTile(
      of: Instance.ID(1), key: "", canvas: canvas, hasRoom: true, since: .distantPast,
      until: .distantFuture)
    let screen = KeptScreen(conditions: 0, parts: [KeptScreen.Part(tile: tile, files: [:])])
    _ = KeptScreen(bytes: screen.bytes)
  }
}
