import Views

/// Converts lengths from points to units of Ink.
extension Metric {
  func scaled(_ font: Font) -> Font {
    guard scale != 1 else { return font }
    var font = font
    font.size *= scale
    return font
  }

  func scaled(_ style: TextRunStyle) -> TextRunStyle {
    guard scale != 1 else { return style }
    var style = style
    style.font = scaled(style.font)
    style.paint = scaled(style.paint)
    style.tracking *= scale
    return style
  }

  /// Scales radial gradients; no other paint has lengths.
  func scaled(_ paint: Paint) -> Paint {
    guard scale != 1, case .radial(var gradient) = paint.fill else { return paint }
    gradient.startRadius *= scale
    gradient.endRadius *= scale
    var paint = paint
    paint.fill = .radial(gradient)
    return paint
  }
}
