package import System

extension HelpSection {
  /// The greatest sizes of all inputs.
  static func limits(in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.limits"),
      entries: Bound.all.map { bound in
        Entry(
          term: strings.text("limit.\(bound.input)"),
          text: strings.text(
            "manual.limit %@ %@ %@", strings.size(of: bound),
            strings.text("limit.excess.\(bound.excess.rawValue)"),
            strings.text("limit.reason.\(bound.reason)")))
      })
  }
}

extension StringTable {
  /// A bound's size with its unit: `4,096 bytes`, `60 characters (960 bytes)`.
  package func size(of bound: Bound) -> String {
    let size = text("limit.unit.\(bound.unit) %@", bound.greatest.grouped)
    guard bound.unit == .characters else { return size }
    let bytes = text("limit.unit.\(Bound.Unit.bytes) %@", bound.greatestBytes.grouped)
    return "\(size) (\(bytes))"
  }
}
