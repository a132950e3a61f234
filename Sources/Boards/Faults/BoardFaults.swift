/// The errors in the lines of a board, in order.
package struct BoardFaults: Error, Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// The line number, from 1 on.
    package let number: Int
    package let fault: BoardFault
  }

  package let lines: [Line]
}
