import Cells

/// A colour as it was meant, or as far as a look has changed it.
struct Pigment {
  var color: RGB
  /// How much of it covers what lies below.
  var alpha: Double
  /// From 0, what nobody need see, to 1, what matters most; so much is left of colours without hue.
  var prominence: Double

  /// The brightness of what stands out so in the dark.
  var brightness: UInt8 { RGB.grey(lightness: prominence).red }
}
