import FoundationEssentials
import Kit
import Store

/// A store with a board of as many widgets as one arranges at most.
final class EditData {
  let folder: TestFolder

  static let widgets = 30

  init() throws {
    folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("data"), withIntermediateDirectories: true)
    let kinds = [
      ("weather", "medium"), ("dday", "small"), ("caffeine", "small"), ("steps", "small"),
    ]
    let widgets = (0..<Self.widgets).map { number in
      let (kind, family) = kinds[number % kinds.count]
      return SavedWidget(
        id: SavedWidget.ID(number + 1), kind: kind, family: family, settings: [:])
    }
    try Store(in: folder.file("data")).change {
      try $0.keep(SavedBoard(at: .home, widgets: widgets))
    }
  }
}
