import Testing
import Views

struct EvaluatedViewsTests {
  private final class Tally {
    var count = 0
  }

  private struct Counted: View {
    let name: String
    let tally: Tally

    var body: some View {
      let _ = tally.count += 1
      Text(verbatim: name).font(.caption)
    }
  }

  /// Rows of ever fewer views, as they are known to stand side by side.
  private func rows<Element: View>(of views: [Element]) -> some View {
    ViewThatFits {
      ForEach(0..<views.count, id: \.self) { missing in
        HStack { ForEach(0..<(views.count - missing), id: \.self) { views[$0] } }
      }
    }
  }

  private func face(_ view: some View) -> Face {
    Face(archiving: view.contentTransition(.opacity), in: EnvironmentValues())
  }

  @Test func areEvaluatedOnceAndStandWhereTheyAreWanted() {
    let (tally, other) = (Tally(), Tally())
    let names = ["a", "b", "c"]
    let evaluated = face(
      EvaluatedViews(names.map { Counted(name: $0, tally: tally) }) { rows(of: $0) })
    let usual = face(rows(of: names.map { Counted(name: $0, tally: other) }))
    #expect(evaluated == usual)
    #expect(tally.count == 3 && other.count == 6)
  }
}
