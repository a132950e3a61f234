/// The modifier keys held during a key press or mouse event.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = Modifiers(rawValue: 1 << 0)
  package static let alt = Modifiers(rawValue: 1 << 1)
  package static let control = Modifiers(rawValue: 1 << 2)
}

extension Modifiers: CustomStringConvertible {
  package var description: String {
    let names: [(Modifiers, String)] = [(.control, "control"), (.alt, "alt"), (.shift, "shift")]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "-")
  }
}
