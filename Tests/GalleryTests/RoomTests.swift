import Testing
import Views

@testable import Gallery

/// Layouts for large tiles cost nothing in small ones.
struct RoomTests {
  private final class Tally {
    var count = 0
  }

  private struct Counted: View {
    let tally: Tally

    var body: some View {
      let _ = tally.count += 1
      Text(verbatim: "large")
    }
  }

  /// Whether the large layout is evaluated in a tile.
  private func isEvaluated(in size: CGSize?) -> Bool {
    var environment = EnvironmentValues()
    environment.tileSize = size
    let tally = Tally()
    let view = ViewThatFits {
      Counted(tally: tally).inRoom(of: 20, by: 10)
      Text(verbatim: "small")
    }
    let face = Face(archiving: view, in: environment)
    #expect(face.description.contains("large") == (tally.count > 0))
    #expect(face.description.contains("small"))
    return tally.count > 0
  }

  @Test func aLayoutIsEvaluatedWhereItMayFit() {
    #expect(isEvaluated(in: nil))
    #expect(isEvaluated(in: CGSize(width: 160, height: 170)))
    #expect(isEvaluated(in: CGSize(width: 400, height: 400)))
    #expect(!isEvaluated(in: CGSize(width: 159, height: 400)))
    #expect(!isEvaluated(in: CGSize(width: 400, height: 169)))
  }
}
