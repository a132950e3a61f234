/// The records of a file that couldn't be read: how many, and the first of them.
package struct LeftOutRecords: Hashable, Sendable {
  package let count: Int
  package let first: StepLineFault
  /// Where the file breaks off, so that nothing behind is read; nil if it is whole.
  package internal(set) var cut: Cut?

  package init(count: Int, first: StepLineFault) {
    (self.count, self.first) = (count, first)
  }

  /// The place where a file breaks off, and the number of records before it.
  package struct Cut: Hashable, Sendable {
    package let fault: StepLineFault
    package let known: Int
  }
}

extension LeftOutRecords? {
  /// Counts one more record.
  mutating func note(_ fault: StepLineFault) {
    self = LeftOutRecords(count: (self?.count ?? 0) + 1, first: self?.first ?? fault)
  }
}
