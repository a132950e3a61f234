package import Views

/// A text size that the user can choose, from the smallest to the largest.
package enum TypeSize: String, CaseIterable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1 = "AX1"
  case accessibility3 = "AX3"
  case accessibility5 = "AX5"

  package var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility3: .accessibility3
    case .accessibility5: .accessibility5
    }
  }

  /// The size as written on clothes.
  var shortWord: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .accessibility1, .accessibility3, .accessibility5: rawValue
    }
  }

  /// The size so many steps larger, or the largest one.
  func moved(by count: Int) -> TypeSize {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[max(0, min(index + count, all.count - 1))]
  }
}
