/// Why a board can't be used, and where it is written.
struct BoardError: Error, Hashable, CustomStringConvertible {
  let place: String
  let cause: String

  var description: String {
    "\(place.harmless(upTo: 200)): \(cause)\(cause.hasSuffix("?") ? "" : ".")"
  }
}
