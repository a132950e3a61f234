import Cells
import Pages
import Timelines

/// The layout of a widget's editor: the form, and the widget beside or above it. Where it has no room
/// in its size, a smaller one stands for it.
struct EditorPlan {
  /// The widget in one of its sizes.
  struct Sample: Hashable {
    let family: WidgetFamily
    let tile: Rect
    let name: Rect?
  }

  let page: PagePlan
  let form: Rect
  /// The form without its ground, if it has one.
  let formRoom: Size
  let samples: [Sample]

  private static let leastFormColumns = 40
  private static let leastFormRows = 8
  private static let mostForm = Size(width: 66, height: 36)
  private static let leastForGround = 24
  private static let nameColumns = 12
  private static let gap = 3

  init(of size: Size, for family: WidgetFamily, among families: [WidgetFamily], _ device: Device) {
    page = PagePlan(size)
    let body = page.body
    let sizes = [family] + Self.smaller(than: family, among: families, on: device)
    let shown = sizes.first { family in
      let tile = device.cells(of: family)
      return Self.fitsBeside(tile, in: body.size) || Self.fitsAbove(tile, in: body.size)
    }
    let tile = shown.map { device.cells(of: $0) } ?? .zero
    guard let shown, Self.fitsBeside(tile, in: body.size) else {
      let above = shown == nil ? 0 : tile.height + 1
      form = Rect(
        x: body.origin.x, y: body.origin.y + above,
        width: min(Self.mostForm.width, body.size.width), height: body.size.height - above)
      formRoom = form.size
      samples =
        shown.map { [Sample(family: $0, tile: Rect(origin: body.origin, size: tile), name: nil)] }
        ?? []
      return
    }
    let left = max(tile.width, Self.nameColumns) + Self.gap
    form = Rect(
      x: body.origin.x, y: body.origin.y,
      width: min(Self.mostForm.width, body.size.width - left),
      height: min(Self.mostForm.height, body.size.height))
    let hasGround = body.size.height >= Self.leastForGround
    formRoom =
      hasGround
      ? Size(width: form.size.width - 4, height: form.size.height - 2) : form.size
    let stage = Rect(
      x: form.columns.upperBound + Self.gap, y: body.origin.y,
      width: body.columns.upperBound - form.columns.upperBound - Self.gap,
      height: body.size.height)
    let others = shown == family ? families.filter { $0 != family } : []
    samples = Self.samples([shown] + others, on: stage, device)
  }

  /// Whether the form has a ground of its own.
  var hasGround: Bool { formRoom != form.size }

  private static func fitsBeside(_ tile: Size, in room: Size) -> Bool {
    tile.height < room.height
      && room.width - max(tile.width, nameColumns) - gap >= leastFormColumns
  }

  private static func fitsAbove(_ tile: Size, in room: Size) -> Bool {
    tile.width <= room.width && room.height - tile.height - 1 >= leastFormRows
  }

  private static func smaller(
    than family: WidgetFamily, among families: [WidgetFamily], on device: Device
  ) -> [WidgetFamily] {
    let most = device.cells(of: family).area
    return families.filter { device.cells(of: $0).area < most }
      .sorted { device.cells(of: $0).area > device.cells(of: $1).area }
  }

  /// The widget in those sizes that have room, with their names.
  private static func samples(
    _ families: [WidgetFamily], on stage: Rect, _ device: Device
  ) -> [Sample] {
    var shelf = TileShelf(stage)
    return families.compactMap { family in
      let tile = device.cells(of: family)
      let size = Size(width: max(tile.width, nameColumns), height: tile.height + 1)
      return shelf.put(size).map { area in
        let middle = area.origin.x + (area.size.width - tile.width) / 2
        let tile = Rect(origin: Point(x: middle, y: area.origin.y), size: tile)
        return Sample(
          family: family, tile: tile,
          name: Rect(
            x: area.origin.x, y: tile.rows.upperBound, width: area.size.width, height: 1))
      }
    }
  }
}

extension Size {
  fileprivate var area: Int { width * height }
}
