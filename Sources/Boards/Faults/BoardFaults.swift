/// What is wrong with the lines of a board, from the first to the last.
package struct BoardFaults: Error, Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Counted from one.
    package let number: Int
    package let fault: BoardFault
  }

  package let lines: [Line]
}
