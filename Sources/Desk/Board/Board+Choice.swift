import Almanac
import FoundationEssentials
import Timelines

extension Board {
  /// The board that somebody has written down or, if nobody has, the one that the program brings.
  init(
    in directories: Directories?, kinds: [WidgetKind], zone: Zone, otherwise text: () -> String
  ) throws(BoardError) {
    let file = directories.map(BoardFile.init(in:))
    let written = try file?.text()
    do {
      try self.init(parsing: written ?? text(), kinds: kinds, zone: zone)
    } catch {
      let cause = "\(error)"
      throw BoardError(
        place: (written == nil ? nil : file?.path) ?? "The first board", cause: cause)
    }
  }
}
