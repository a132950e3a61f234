package import Views

extension Look {
  /// Whether tiles show the backgrounds that their widgets have declared.
  package var showsContainerBackgrounds: Bool { mode == .fullColor && !isLuminanceReduced }

  /// What lies behind the content of a tile, to be painted as `.tile`: the declared background, or
  /// in its place a material that lets the wallpaper through. Nil where a tile has no ground of its
  /// own, in little light or for want of colours.
  package func backdrop(of background: Node?, isRemovable: Bool = true) -> Node? {
    guard !showsContainerBackgrounds, isRemovable || background == nil else { return background }
    let hasMaterial = hasShades && (isNight || !isLuminanceReduced)
    return hasMaterial ? Node(archiving: Color.white.opacity(materialOpacity)) : nil
  }

  /// A light wallpaper needs more of it before a tile is seen.
  private var materialOpacity: Double {
    switch (mode, appearance) {
    case (.accented, .dark): 0.09
    case (.accented, .light): 0.45
    case (_, .dark): 0.13
    case (_, .light): 0.55
    }
  }
}
