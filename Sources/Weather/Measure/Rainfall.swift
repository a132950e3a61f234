/// An amount of precipitation, melted if frozen, in tenths of a millimetre.
package struct Rainfall: Hashable, Sendable {
  private let tenths: Int16

  /// Limits the amount to 0-2000 mm.
  package init(millimetres: Double) {
    tenths = Int16(tenthsOf: millimetres, in: 0...2000)
  }

  package var millimetres: Double { Double(tenths) / 10 }

  /// The amount as text, as precise as people need.
  package func written(in unit: PrecipitationUnit) -> String {
    switch unit {
    case .millimetres:
      return tenths > 0 && tenths < 10 ? "0.\(tenths) mm" : "\(Int(millimetres.rounded())) mm"
    case .inches:
      let hundredths = Int((millimetres / 0.254).rounded())
      let rest = hundredths % 100
      return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) in"
    }
  }
}

extension Rainfall: Comparable {
  package static func < (one: Rainfall, other: Rainfall) -> Bool { one.tenths < other.tenths }
}

extension Rainfall: ExpressibleByIntegerLiteral {
  /// Creates an amount in millimetres.
  package init(integerLiteral value: Int) { self.init(millimetres: Double(value)) }
}

extension Rainfall: CustomStringConvertible {
  package var description: String { "\(millimetres) mm" }
}
