/// A fault in a zone file.
package enum TZifFault: Error, Hashable, Sendable {
  case noMagic
  case truncated
  case tooLong
  case leapSeconds
  case noKinds
  case wrongIndex
  case wrongOrder
  case wrongOffset
  case wrongAbbreviation
  case wrongFooter
}

extension TZifFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noMagic: "it does not start with TZif"
    case .truncated: "it ends too early"
    case .tooLong: "it is too long"
    case .leapSeconds: "it counts leap seconds"
    case .noKinds: "it names no offset"
    case .wrongIndex: "it refers to an offset that it does not have"
    case .wrongOrder: "its changes are out of order"
    case .wrongOffset: "an offset is longer than a day"
    case .wrongAbbreviation: "an abbreviation has no end"
    case .wrongFooter: "its last line is no rule"
    }
  }
}
