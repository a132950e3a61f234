package import Cells

/// Whether the terminal shows light text on dark ground or the reverse.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  case dark
  case light

  package init(background: RGB) {
    self = background.luma < 128 ? .dark : .light
  }

  /// What `COLORFGBG` tells: the indexes of text and ground, such as `15;0` or `0;default;15`.
  package init?(environment: [String: String]) {
    let parts = environment["COLORFGBG"]?.split(separator: ";") ?? []
    guard parts.count > 1, let ground = parts.last.flatMap({ Int($0) }) else { return nil }
    self = ground < 7 || ground == 8 ? .dark : .light
  }
}
