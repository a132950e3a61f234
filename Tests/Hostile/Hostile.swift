import Desk

/// A dashboard of widgets that do what no widget should.
@main struct Hostile {
  static func main() {
    let board = Conduct.allCases.map { "\($0.rawValue) small\n" }.joined()
    Desk.main(Offer(kinds: Conduct.allCases.map(\.kind)) { _ in board })
  }
}
