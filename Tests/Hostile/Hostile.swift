import Boards
import Desk

/// A dashboard of misbehaving widgets.
@main struct Hostile {
  static func main() {
    let board = Conduct.allCases.map { "\($0.rawValue) small\n" }.joined()
    Desk.main(Offer(kinds: Conduct.allCases.map(\.kind)) { _ in [.home: board] })
  }
}
