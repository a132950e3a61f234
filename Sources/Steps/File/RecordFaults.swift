/// Counts the malformed records of a piece, and knows where the first is.
struct RecordFaults {
  private(set) var count = 0
  private(set) var first: StepByteFault?

  mutating func note(_ fault: StepByteFault) {
    count += 1
    if first == nil { first = fault }
  }
}
