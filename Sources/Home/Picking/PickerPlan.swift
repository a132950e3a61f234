import Cells
import Pages
import Timelines

/// The layout of the widget gallery: the kinds, what the chosen one is for, and its sizes, all at once
/// where there is room, else one at a time.
struct PickerPlan {
  /// A size of the chosen kind.
  struct Sample: Hashable {
    let index: Int
    let tile: Rect
    let name: Rect
  }

  let page: PagePlan
  let list: Rect
  let listRoom: CardRoom
  /// The name of the chosen kind and what it is for.
  let about: Rect?
  let button: Rect?
  /// Which of the sizes is seen, where only one is.
  let dots: Rect?
  private let stage: Rect
  private let tiles: [Size]
  private let showsAll: Bool

  private static let leastForSamples = 64
  private static let leastForAll = Size(width: 110, height: 36)

  init(of size: Size, showing families: [WidgetFamily], _ device: Device) {
    page = PagePlan(size)
    let body = page.body
    let isNarrow = size.width < Self.leastForSamples || size.height < 14
    let listWidth = isNarrow ? body.size.width : size.width >= Self.leastForAll.width ? 30 : 24
    let aboutHeight = min(3, max(0, body.size.height - 4))
    let listHeight = isNarrow ? max(1, body.size.height - aboutHeight) : body.size.height
    list = Rect(
      x: body.origin.x, y: body.origin.y, width: listWidth, height: listHeight)
    listRoom = CardRoom(
      columns: listWidth, rows: listHeight, padding: listHeight >= 14 ? 1 : 0)
    guard !isNarrow else {
      about = Rect(
        x: body.origin.x, y: list.rows.upperBound, width: body.size.width, height: aboutHeight)
      (button, dots, stage, tiles, showsAll) = (nil, nil, .zero, [], false)
      return
    }
    let left = list.columns.upperBound + 3
    let right = Rect(
      x: left, y: body.origin.y, width: body.columns.upperBound - left, height: body.size.height)
    about = Rect(x: left, y: right.origin.y, width: right.size.width, height: 3)
    button = Rect(
      x: left + max(0, right.size.width - Self.buttonColumns) / 2,
      y: right.rows.upperBound - 1, width: min(Self.buttonColumns, right.size.width), height: 1)
    let all = size.width >= Self.leastForAll.width && size.height >= Self.leastForAll.height
    stage = Rect(
      x: left, y: right.origin.y + 3, width: right.size.width,
      height: max(0, right.size.height - 5))
    showsAll = all
    dots =
      all || families.count < 2
      ? nil
      : Rect(x: left, y: stage.rows.upperBound - 1, width: right.size.width, height: 1)
    let room = Size(width: stage.size.width, height: max(0, stage.size.height - (all ? 1 : 3)))
    tiles = families.map { family in
      let size = device.cells(of: family)
      return Size(width: min(size.width, room.width), height: min(size.height, room.height))
    }
  }

  /// The sizes in sight, around the chosen one.
  func samples(around chosen: Int) -> [Sample] {
    guard tiles.indices.contains(chosen), stage.size.height > 2 else { return [] }
    return showsAll ? flow(around: chosen) : [alone(chosen)]
  }

  private func alone(_ index: Int) -> Sample {
    let room = Rect(
      origin: stage.origin,
      size: Size(width: stage.size.width, height: max(1, stage.size.height - 2)))
    return sample(index, in: room.middle(tiles[index]))
  }

  private func sample(_ index: Int, in tile: Rect) -> Sample {
    Sample(
      index: index, tile: tile,
      name: Rect(
        x: tile.origin.x, y: tile.rows.upperBound, width: tile.size.width, height: 1))
  }

  /// The sizes in sight with the chosen one: each stands where it fits first, on the first of several
  /// stages that has room for it.
  private func flow(around chosen: Int) -> [Sample] {
    var stages: [(shelf: TileShelf, areas: [(index: Int, area: Rect)])] = []
    for index in tiles.indices {
      let size = Size(
        width: max(tiles[index].width, Self.nameColumns), height: tiles[index].height + 1)
      let number = stages.indices.first { stages[$0].shelf.put(size) != nil }
      if let number, let area = stages[number].shelf.areas.last {
        stages[number].areas.append((index, area))
      } else {
        var shelf = TileShelf(stage)
        let area = shelf.put(size) ?? Rect(origin: stage.origin, size: size)
        stages.append((shelf, [(index, area)]))
      }
    }
    let seen = stages.map(\.areas).first { $0.contains { $0.index == chosen } } ?? []
    return seen.map { sample($0.index, in: Rect(origin: $0.area.origin, size: tiles[$0.index])) }
  }

  private static let nameColumns = 12
  private static let buttonColumns = 30
}
