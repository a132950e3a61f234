import Pages
import Views

extension DynamicTypeSize {
  /// How much air is between the rows of a list.
  var density: ListDensity { ListDensity(at: self) }

  /// The weight of a numeral that isn't bold anyway.
  var numeralWeight: Font.Weight { self < .xxLarge ? .regular : .bold }
}

extension ListDensity {
  /// The gap below a heading, in points.
  var headingGap: Double { self == .tight ? 0 : 17 }

  /// The gap between two items, in points.
  var rowGap: Double { self == .airy ? 17 : 0 }
}

extension Double {
  /// The rows of a hero of this size in points, which has a third of a row for each four. A smaller hero
  /// keeps the room of the usual one, so that less room never makes it larger.
  var heroRows: Double { max(4, ((self / 4).rounded() / 3).rounded(.up)) }
}
