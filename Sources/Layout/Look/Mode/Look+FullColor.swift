import Cells
import Views

extension Look {
  /// The declared colour; adjusted only for text. System hues are fitted to their background, and
  /// with increased contrast all colours are.
  func fullColor(_ meant: Pigment, of color: Color, over ground: RGB) -> Pigment {
    guard part == .writing, contrast == .increased || color.isHueOfSystem else { return meant }
    var shown = meant
    shown.color = meant.color.reaching(contrast == .increased ? 7 : 4.5, on: ground)
    return shown
  }
}

extension Color {
  fileprivate var isHueOfSystem: Bool {
    switch source {
    case .system(.white), .system(.gray), .system(.black), .system(.clear), .system(.primary),
      .system(.secondary):
      false
    case .system: true
    case .asset, .parts: false
    }
  }
}
