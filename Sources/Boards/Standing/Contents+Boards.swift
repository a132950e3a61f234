package import Store

extension Contents {
  /// The boards of the places that have been filled.
  package func placedBoards() throws -> [BoardPlace: SavedBoard] {
    let boards = try boards(at: BoardPlace.allCases.map(\.name))
    return BoardPlace.allCases.reduce(into: [:]) { $0[$1] = boards[$1.name] }
  }
}
