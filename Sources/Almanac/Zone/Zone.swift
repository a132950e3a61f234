/// A time zone: its past clock changes, and the rule for future ones.
package struct Zone: Hashable, Sendable {
  package let name: String
  let initial: Offset
  let transitions: [Transition]
  let rule: Rule?

  package static let utc = Zone(
    name: "UTC",
    initial: Offset(seconds: 0, abbreviation: "UTC", isDaylightSaving: false))

  init(name: String, initial: Offset, transitions: [Transition] = [], rule: Rule? = nil) {
    self.name = name
    self.initial = initial
    self.transitions = transitions
    self.rule = rule
  }
}

extension Zone: CustomStringConvertible {
  package var description: String { name }
}
