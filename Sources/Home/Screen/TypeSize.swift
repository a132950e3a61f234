package import Views

/// A size of type that a person can choose, from the usual one to the largest.
package enum TypeSize: String, CaseIterable, Hashable, Sendable {
  case large, xLarge, xxLarge, xxxLarge
  case accessibility1 = "AX1"
  case accessibility3 = "AX3"
  case accessibility5 = "AX5"

  package var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility3: .accessibility3
    case .accessibility5: .accessibility5
    }
  }

  /// As sizes of clothes are written.
  var shortWord: String {
    switch self {
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .accessibility1, .accessibility3, .accessibility5: rawValue
    }
  }

  /// The one that is some sizes larger, or the last one there is.
  func moved(by count: Int) -> TypeSize {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[max(0, min(index + count, all.count - 1))]
  }
}
