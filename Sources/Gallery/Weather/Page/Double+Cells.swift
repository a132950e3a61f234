extension Double {
  /// In points: as wide as so many columns.
  static func columns(_ count: Int) -> Double { Double(max(0, count)) * 8 }

  /// In points: as high as so many rows.
  static func rows(_ count: Int) -> Double { Double(max(0, count)) * 17 }
}
