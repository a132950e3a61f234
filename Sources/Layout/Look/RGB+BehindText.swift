package import Cells
import Glibc
package import Views

extension RGB {
  /// The colour, made so dark or so light that everything can be read on it.
  package func behindText(in appearance: ColorScheme) -> RGB {
    switch appearance {
    case .dark: darkened(to: Self.brightest)
    case .light: lightened(to: Self.darkest)
    }
  }

  /// The same among other colours of a picture: what was lighter than another stays lighter.
  func behindText(in appearance: ColorScheme, amid others: ClosedRange<Double>) -> RGB {
    switch appearance {
    case .dark where others.upperBound > Self.brightest:
      darkened(to: Self.brightest * Self.curved(luminance / others.upperBound))
    case .light where others.lowerBound < Self.darkest:
      lightened(
        to: 1 - (1 - Self.darkest) * Self.curved((1 - luminance) / (1 - others.lowerBound)))
    default: self
    }
  }

  /// Lifts what lies between the ends, so that a picture isn't lost in the dark.
  private static func curved(_ share: Double) -> Double { pow(min(1, max(0, share)), 0.4) }

  private func darkened(to goal: Double) -> RGB {
    guard luminance > goal else { return self }
    return mixed(with: .black, 1 - Self.boundary { mixed(with: .black, 1 - $0).luminance <= goal })
  }

  private func lightened(to goal: Double) -> RGB {
    guard luminance < goal else { return self }
    return mixed(with: .white, 1 - Self.boundary { mixed(with: .white, 1 - $0).luminance >= goal })
  }

  /// The luminances that leave text of the second level its contrast, also on a row with the focus, which is
  /// lighter than what lies behind it.
  static let brightest = 0.045
  private static let darkest = 0.55
}
