import Cells
import Timelines

/// Where the tiles of Today View stand, in their order: down the first column, then down the second.
/// The columns end as close to each other as this order allows.
struct TodayColumns: Hashable, Sendable {
  /// The tiles, from the corner of the first column on.
  private(set) var tiles: [Rect]
  private(set) var height = 0
  private let measures: TodayMeasures

  /// A tile of a column, or two small ones side by side.
  private struct Band {
    let indices: [Int]
    let height: Int
    let isWide: Bool
  }

  init(of families: [WidgetFamily], by measures: TodayMeasures) {
    self.measures = measures
    tiles = families.map { Rect(origin: .zero, size: measures.size(of: $0)) }
    var section: [Band] = []
    for band in bands(of: families) {
      if band.isWide {
        stand(section)
        section = []
        stand([band], inColumn: 0, from: next)
      } else {
        section.append(band)
      }
    }
    stand(section)
  }

  /// Small tiles that follow each other stand side by side.
  private func bands(of families: [WidgetFamily]) -> [Band] {
    var bands: [Band] = []
    var rest = Array(families.indices)[...]
    while let first = rest.popFirst() {
      var indices = [first]
      if measures.hasPairs, families[first].span.width == 1,
        let second = rest.first, families[second].span.width == 1
      {
        indices.append(second)
        rest.removeFirst()
      }
      bands.append(
        Band(
          indices: indices, height: indices.map { tiles[$0].size.height }.max() ?? 0,
          isWide: measures.isWide(families[first])))
    }
    return bands
  }

  /// The row below all that stands already.
  private var next: Int { height == 0 ? 0 : height + measures.gap.height }

  /// Divides bands between the columns.
  private mutating func stand(_ bands: [Band]) {
    let top = next
    guard measures.columns > 1 else { return stand(bands, inColumn: 0, from: top) }
    let splits = bands.indices.reversed().map { $0 + 1 }
    let split = splits.min { longer(of: bands, splitAt: $0) < longer(of: bands, splitAt: $1) } ?? 0
    stand(bands[..<split], inColumn: 0, from: top)
    stand(bands[split...], inColumn: 1, from: top)
  }

  private func longer(of bands: [Band], splitAt split: Int) -> Int {
    max(length(of: bands[..<split]), length(of: bands[split...]))
  }

  private func length(of bands: ArraySlice<Band>) -> Int {
    bands.reduce(-measures.gap.height) { $0 + $1.height + measures.gap.height }
  }

  private mutating func stand(
    _ bands: some Sequence<Band>, inColumn column: Int, from top: Int
  ) {
    var y = top
    for band in bands {
      var x = column * (measures.width + TodayMeasures.columnGap)
      for index in band.indices {
        tiles[index].origin = Point(x: x, y: y)
        x += measures.small.width + measures.gap.width
      }
      height = max(height, y + band.height)
      y += band.height + measures.gap.height
    }
  }
}
