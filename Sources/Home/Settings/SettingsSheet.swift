import Cells
import Layout
package import Pages

/// What the page of settings shows besides the presentation: where values come from, the settings that
/// the screen can't change, and the user's own file.
package struct SettingsSheet: Hashable, Sendable {
  /// The path of `config.toml`; nil if there is no folder for it.
  package var path: String?
  /// Whether there is such a file.
  package var isThere = false
  /// What is wrong in it, a sentence each.
  package var faults: [String] = []
  /// Where the looks come from, those apart that nobody has said anything about.
  package var origins: [Aspect: SettingOrigin] = [:]
  /// What a look would be without the screen, by its word.
  package var words: [Aspect: String] = [:]
  /// The words of the looks that flags ask for.
  package var asked: [Aspect: String] = [:]
  /// Where the keys of commands come from, by their names.
  package var keyOrigins: [String: SettingOrigin] = [:]
  package var others: [Other] = []

  /// A setting that only shows its value.
  package struct Other: Hashable, Sendable {
    package let name: String
    /// What it is called in words, or the key of a text.
    package let title: String
    package let group: SettingGroup
    /// Its value in words, or the key of a text.
    package let value: String
    package let origin: SettingOrigin

    package init(
      _ name: String, titled title: String, in group: SettingGroup, value: String,
      from origin: SettingOrigin
    ) {
      (self.name, self.title, self.group) = (name, title, group)
      (self.value, self.origin) = (value, origin)
    }
  }

  package init() {}

  func origin(of aspect: Aspect) -> SettingOrigin { origins[aspect] ?? .usual }
}

/// The layout of the page of settings: all settings and, where there is room, the themes and the
/// wallpapers beside them.
struct SettingsPlan: Hashable {
  let page: PagePlan
  let list: Rect
  let themes: Rect?
  let wallpapers: Rect?

  private static let leastList = 62
  private static let mostList = 92
  private static let shelf = 48
  private static let gap = 2
  private static let padded = 14
  private static let leastForGap = 30

  init(_ size: Size) {
    page = PagePlan(size)
    let body = page.body
    let themeRows = SwatchRoom.rows(for: ThemeName.families.count)
    guard body.size.width >= Self.leastList + Self.gap + Self.shelf, body.size.height >= themeRows
    else {
      list = body
      (themes, wallpapers) = (nil, nil)
      return
    }
    let left = min(Self.mostList, body.size.width - Self.gap - Self.shelf)
    list = Rect(origin: body.origin, size: Size(width: left, height: body.size.height))
    let x = body.origin.x + left + Self.gap
    themes = Rect(x: x, y: body.origin.y, width: Self.shelf, height: themeRows)
    let rest = body.size.height - themeRows - 1
    let rows = SwatchRoom.rows(for: Wallpaper.own.count)
    wallpapers =
      rest >= rows
      ? Rect(x: x, y: body.origin.y + themeRows + 1, width: Self.shelf, height: rows) : nil
  }

  /// The empty rows below the line to search.
  var listGap: Int { listRoom.innerRows >= Self.leastForGap ? 1 : 0 }

  var listRows: Int { max(1, listRoom.innerRows - listGap - 1) }

  var listRoom: CardRoom {
    CardRoom(
      columns: list.size.width, rows: list.size.height,
      padding: list.size.height >= Self.padded ? 1 : 0)
  }
}

/// The room of small pictures to choose from, three beside each other, each with its name below.
enum SwatchRoom {
  static let columns = 3
  static let width = 14
  static let height = 2

  /// The rows of a card with so many.
  static func rows(for count: Int) -> Int { (count + columns - 1) / columns * (height + 2) + 2 }
}
