package import Views

extension Look {
  /// Whether widgets show the backgrounds that they declare.
  package var showsContainerBackgrounds: Bool { mode == .fullColor && !isLuminanceReduced }

  /// The background of a widget's content, painted as `.tile`: the declared one, or a material that
  /// lets the wallpaper through. Nil if the widget has no background, because of dim light or too
  /// few colours.
  package func backdrop(of background: Node?, isRemovable: Bool = true) -> Node? {
    guard !showsContainerBackgrounds, isRemovable || background == nil else { return background }
    return material
  }

  /// What lets the wallpaper through; nil because of dim light or too few colours.
  package var material: Node? {
    let hasMaterial = hasShades && (isNight || !isLuminanceReduced)
    return hasMaterial ? Node(archiving: Color.white.opacity(materialOpacity)) : nil
  }

  /// Dark glass in front of the wallpaper: that is darker behind it, and a little lighter in all. Nil
  /// because of dim light or too few colours.
  package var glass: Node? {
    let hasGlass = hasShades && (isNight || !isLuminanceReduced)
    return hasGlass ? Node(archiving: Color(white: 0.18).opacity(0.43)) : nil
  }

  /// The opacity of the material. On light wallpapers it takes more to be visible.
  private var materialOpacity: Double {
    switch (mode, appearance) {
    case (.accented, .dark): 0.09
    case (.accented, .light): 0.45
    case (_, .dark): 0.13
    case (_, .light): 0.55
    }
  }
}
