package import Cells
package import Views

extension RGB {
  /// The colour, made so dark or so light that everything can be read on it.
  package func behindText(in appearance: ColorScheme) -> RGB {
    let (end, isFit): (RGB, (RGB) -> Bool) =
      switch appearance {
      case .dark: (.black, { $0.luminance <= Self.brightest })
      case .light: (.white, { $0.luminance >= Self.darkest })
      }
    guard !isFit(self) else { return self }
    return mixed(with: end, 1 - Self.boundary { isFit(mixed(with: end, 1 - $0)) })
  }

  /// The luminances that leave text of the second level its contrast.
  private static let brightest = 0.08
  private static let darkest = 0.55
}
