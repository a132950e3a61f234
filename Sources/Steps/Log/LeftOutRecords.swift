/// The records of a file that couldn't be read: how many, and the first of them.
package struct LeftOutRecords: Hashable, Sendable {
  package let count: Int
  package let first: StepLineFault

  package init(count: Int, first: StepLineFault) {
    (self.count, self.first) = (count, first)
  }
}
