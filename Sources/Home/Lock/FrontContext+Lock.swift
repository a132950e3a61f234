import System
import Cells
import FoundationEssentials
import Layout
import Views

extension FrontContext {
  /// The sky of the Lock Screen; nil where another wallpaper or the terminal's own background is shown.
  func lockSky(on plan: LockPlan) -> Slot? {
    guard presentation.preferences.lockWallpaper == .sky, presentation.shownWallpaper != .terminal
    else { return nil }
    let sky = Double(plan.horizon) / Double(max(1, size.height))
    var slot = Slot(
      SlotID("wallpaper"), .chrome(archived(LockSky(sky: sky))),
      in: Rect(origin: .zero, size: size))
    slot.part = .wallpaper
    return slot
  }

  /// The large clock; nil if there is no room for it.
  func lockClock(on plan: LockPlan, at date: Date) -> Slot? {
    plan.clock.map { frame in
      let clock = LockClock(rows: frame.size.height, at: date)
      return Slot(SlotID("clock"), .chrome(archived(clock)), in: frame)
    }
  }

  /// The rows of a date drawn with strokes; one where the blocks are too coarse for it.
  var dateRows: Int {
    switch presentation.surroundings.glyphs {
    case .octant, .sextant: 4
    case .quadrant, .half, .ascii: 1
    }
  }

  /// The date in the middle of its rows, or up to a column where something stands beside it.
  func lockDate(in row: Rect, endingAt end: Int?, at date: Date) -> Slot {
    let content = archived(LockDate(rows: row.size.height))
    // A comma may hang below the row, where nothing else is.
    let most = Size(width: row.size.width, height: row.size.height + (row.size.height > 1 ? 1 : 0))
    let natural = size(of: content, upTo: Size(width: .max, height: .max), at: date)
    let (width, height) = (min(most.width, natural.width), min(most.height, natural.height))
    let middle = row.origin.x + (row.size.width - width) / 2
    let start = end.map { max(row.origin.x, $0 - width) } ?? middle
    return Slot(
      SlotID("date"), .chrome(content),
      in: Rect(x: start, y: row.origin.y, width: width, height: max(row.size.height, height)))
  }

  func size(of content: TileContent, upTo most: Size, at date: Date) -> Size {
    let size = content.content.size(in: presentation.at(date).surroundings, upTo: most)
    return Size(width: min(size.width, most.width), height: min(size.height, most.height))
  }

  func columns(of content: TileContent, at date: Date) -> Int {
    content.content.size(in: presentation.at(date).surroundings).width
  }
}

/// Dusk: the sun low in a sky that glows, above hills on which accessories stand.
struct LockSky: View {
  /// The share of the screen's height that is sky.
  let sky: Double

  var body: some View {
    ZStack {
      LinearGradient(
        stops: [
          .init(color: Color("LockTop"), location: 0),
          .init(color: Color("LockHigh"), location: 0.15 * sky),
          .init(color: Color("LockUpper"), location: 0.3 * sky),
          .init(color: Color("LockMiddle"), location: 0.58 * sky),
          .init(color: Color("LockLow"), location: 0.71 * sky),
          .init(color: Color("LockGlow"), location: 0.84 * sky),
          .init(color: Color("LockEmber"), location: sky),
          .init(color: Color("LockEmber"), location: 1),
        ], startPoint: .top, endPoint: .bottom)
      LowSun(height: 0.8 * sky).fill(Color("LockSun"))
      ForEach(Self.hills, id: \.name) { hill in
        Ridge(crest: hill.crest.map { sky + $0 * Self.steepness(under: sky) })
          .fill(
            LinearGradient(
              colors: [Color("\(hill.name)Top"), Color("\(hill.name)Foot")], startPoint: .top,
              endPoint: .bottom))
      }
    }
  }

  /// The share of the height that is one step of a crest.
  private static func steepness(under sky: Double) -> Double { min(1 - sky, 0.4 * sky) }

  private struct Hill {
    let name: String
    /// From left to right, in steps below the sky.
    let crest: [Double]
  }

  /// The farthest first. Where accessories stand no crest is seen, for cells under a tile have one colour.
  private static let hills = [
    Hill(name: "LockFar", crest: [0.1, 0.02, -0.3, -0.18, -0.16, -0.4, -0.34, -0.44]),
    Hill(name: "LockHill", crest: [-0.06, -0.14, -0.16, -0.04, 0, -0.02, -0.08, -0.04, -0.12]),
    Hill(name: "LockNear", crest: [0.84, 0.78, 0.9, 0.96, 0.9, 0.8, 0.72, 0.76]),
  ]
}

/// A disc at the right.
private struct LowSun: Shape {
  /// The middle, as a share of the height.
  let height: Double

  func path(in rect: CGRect) -> Path {
    let radius = 0.06 * rect.height
    return Path(
      ellipseIn: CGRect(
        x: rect.minX + 0.87 * rect.width - radius, y: rect.minY + height * rect.height - radius,
        width: 2 * radius, height: 2 * radius))
  }
}

/// What lies below a rounded crest.
private struct Ridge: Shape {
  /// Its heights from left to right, as shares of the height from the top.
  let crest: [Double]

  private static let pieces = 64

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let places = (0...Self.pieces).map { Double($0) / Double(Self.pieces) }
    path.addLines(
      places.map {
        CGPoint(x: rect.minX + $0 * rect.width, y: rect.minY + height(at: $0) * rect.height)
      } + [CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)])
    path.closeSubpath()
    return path
  }

  private func height(at share: Double) -> Double {
    let place = share * Double(crest.count - 1)
    let index = min(Int(bounded: place), crest.count - 2)
    let way = place - Double(index)
    return crest[index] + (crest[index + 1] - crest[index]) * way * way * (3 - 2 * way)
  }
}
