extension Double {
  /// The width of a number of columns, in points.
  static func columns(_ count: Int) -> Double { Double(max(0, count)) * 8 }

  /// The height of a number of rows, in points.
  static func rows(_ count: Int) -> Double { Double(max(0, count)) * 17 }
}
