/// A word of iCalendar, what is made of it, and what is left out because of it.
package struct CalendarTerm: Hashable, Sendable {
  package enum Sort: String, Hashable, Sendable, CaseIterable {
    case component, property, parameter
    case rulePart = "part of a rule"
  }

  /// The name, or several that are treated alike.
  package let names: [String]
  package let sort: Sort
  /// What is read of it, a clause without a full stop; nil if nothing is.
  package let use: String?
  /// What leads to a fault; nil if nothing does, so that the rest is ignored in silence.
  package let leftOut: String?
  /// The keys of the sentences that tell of it.
  package let faults: [String]

  init(
    _ names: String..., sort: Sort, use: String? = nil, leftOut: String? = nil,
    faults: String...
  ) {
    (self.names, self.sort) = (names, sort)
    (self.use, self.leftOut) = (use, leftOut)
    self.faults = faults.map { "dday.fault.\($0)" }
  }
}
