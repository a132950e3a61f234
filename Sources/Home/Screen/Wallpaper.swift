package import Cells
import Layout
package import Views

/// The wallpaper behind the tiles.
package enum Wallpaper: Hashable, Sendable {
  /// Hardly any colour, so that the tiles have it.
  case gradient
  case aurora, ocean, forest, ember, blossom, dusk
  /// No wallpaper: the terminal's own background.
  case terminal
  /// The user's own colours, from the upper left to the lower right corner.
  case colors([RGB])
  /// The picture in the file at a path.
  case picture(String)

  /// The program's own.
  package static let own: [Wallpaper] = [
    .gradient, .aurora, .ocean, .forest, .ember, .blossom, .dusk, .terminal,
  ]

  /// How many colours a gradient has.
  package static let stops = 2...4

  /// Fails unless the word is a name of the program's own, colours with commas between them, or the whole
  /// path of a file.
  package init?(_ word: String) {
    if let own = Self.own.first(where: { $0.word == word.lowercased() }) {
      self = own
      return
    }
    if word.hasPrefix("/") || word.hasPrefix("~/") {
      self = .picture(word)
      return
    }
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    let colors = parts.compactMap { RGB(hash: $0.drop { $0 == " " }) }
    guard Self.stops.contains(colors.count), colors.count == parts.count else { return nil }
    self = .colors(colors)
  }

  /// The word by which it is chosen.
  package var word: String {
    switch self {
    case .gradient: "gradient"
    case .aurora: "aurora"
    case .ocean: "ocean"
    case .forest: "forest"
    case .ember: "ember"
    case .blossom: "blossom"
    case .dusk: "dusk"
    case .terminal: "terminal"
    case .colors(let colors): colors.map(\.written).joined(separator: ",")
    case .picture(let path): path
    }
  }

  /// The names of its colours, from the upper left to the lower right corner.
  package var colorNames: [String] {
    switch self {
    case .gradient: ["WallpaperStart", "WallpaperMiddle", "WallpaperEnd"]
    case .aurora: (1...5).map { "Aurora\($0)" }
    case .ocean: (1...4).map { "Ocean\($0)" }
    case .forest: (1...4).map { "Forest\($0)" }
    case .ember: (1...4).map { "Ember\($0)" }
    case .blossom: (1...4).map { "Blossom\($0)" }
    case .dusk: (1...4).map { "Dusk\($0)" }
    case .terminal, .colors, .picture: []
    }
  }

  /// The path of its picture; nil if it is none.
  package var path: String? { if case .picture(let path) = self { path } else { nil } }

  /// The wallpaper in an appearance: what people write may be too light or too dark for what stands on
  /// it.
  func fitted(to appearance: ColorScheme) -> Wallpaper {
    guard case .colors(let colors) = self else { return self }
    return .colors(colors.map { $0.behindText(in: appearance) })
  }
}

extension Wallpaper: View {
  package var body: some View {
    if !colors.isEmpty {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }

  private var colors: [Color] {
    if case .colors(let colors) = self {
      colors.map { Color($0) }
    } else {
      colorNames.map { Color($0) }
    }
  }
}
