import Layout

/// What is wrong with the lines of a board, from the first to the last.
struct BoardFaults: Error, Hashable {
  let lines: [LineError]
}
