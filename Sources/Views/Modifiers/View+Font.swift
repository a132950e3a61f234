extension View {
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.fontWidth, width)
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  public func monospacedDigit() -> some View {
    transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }
}

extension EnvironmentValues {
  var resolvedFont: Font { resolved(font ?? .body) }

  /// The font with the weight, width, design and text size set around it.
  func resolved(_ font: Font) -> Font {
    var font = font.scaled(to: dynamicTypeSize)
    font.weight = fontWeight ?? font.weight
    font.width = fontWidth ?? font.width
    font.design = fontDesign ?? font.design
    font.isItalic = font.isItalic || isItalic
    return font
  }
}
