import Cells
import Kit
import Layout
import Testing
import Views

struct ShapePassageTests {
  private func bar(_ value: Double) -> some View {
    ProgressView(value: value).tint(.red).contentTransition(.opacity)
  }

  @Test func aValueFadesWhereItHasChanged() throws {
    let passage = try #require(try Passage(from: bar(0.2), to: bar(0.8), 10, 1))
    let (start, middle, end) = (
      passage.canvas(at: 0), passage.canvas(at: 0.3), passage.canvas(at: 1)
    )
    #expect(start[0, 0] == middle[0, 0] && middle[0, 0] == end[0, 0])
    #expect(start[5, 0] != middle[5, 0] && middle[5, 0] != end[5, 0])
  }

  @Test func aShapeFadesOnlyWhereItIsAsked() throws {
    let (old, new) = (Circle().fill(.red), Circle().fill(.blue))
    #expect(try Passage(from: old, to: new, 4, 2) == nil)
    #expect(
      try Passage(
        from: old.contentTransition(.opacity), to: new.contentTransition(.opacity), 4, 2) != nil)
  }

  /// The text on it would fade along.
  @Test func theGroundOfATextChangesAtOnce() throws {
    func view(_ color: Color) -> some View {
      Text("a").background(color).contentTransition(.opacity)
    }
    #expect(try Passage(from: view(.red), to: view(.blue), 4, 2) == nil)
  }
}
