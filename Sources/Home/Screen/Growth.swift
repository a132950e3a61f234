/// How many times as large as on the device the tiles of a screen are.
enum Growth: Double, CaseIterable, Hashable, Sendable {
  case none = 1
  case quarter = 1.25
  case half = 1.5
  case double = 2

  /// Those larger than on the device, the largest first.
  static var larger: [Growth] { [.double, .half, .quarter] }
}
