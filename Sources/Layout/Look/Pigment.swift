import Cells

/// A declared colour, as changed by the look so far.
struct Pigment {
  var color: RGB
  /// The opacity.
  var alpha: Double
  /// The importance, from 0 to 1; it decides the brightness where there are no hues.
  var prominence: Double

  /// The brightness that matches the prominence in the dark.
  var brightness: UInt8 { RGB.grey(lightness: prominence).red }
}
