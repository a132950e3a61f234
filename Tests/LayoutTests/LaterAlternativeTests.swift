import Cells
import Layout
import Testing
import Views

/// Alternatives that are archived only if no earlier one fits.
struct LaterAlternativeTests {
  private final class Tally {
    var words: [String] = []
  }

  private struct Counted: View {
    let word: String
    let tally: Tally

    var body: some View {
      let _ = tally.words.append(word)
      Text(verbatim: word)
    }
  }

  @Test(arguments: [
    (9, ["long word"]), (8, ["long word", "word"]), (4, ["long word", "word"]),
    (3, ["long word", "word", "w"]), (0, ["long word", "word", "w"]),
  ])
  func areArchivedOnceTheyAreTried(_ width: Int, _ tried: [String]) throws {
    let tally = Tally()
    let view = ViewThatFits {
      Counted(word: "long word", tally: tally)
      Counted(word: "word", tally: tally)
      Counted(word: "w", tally: tally)
    }
    let node = Node(archiving: view)
    #expect(tally.words == ["long word"])
    for _ in 0..<2 {
      _ = node.laidOut(in: Size(width: width, height: 1), surroundings: try .test())
    }
    #expect(tally.words == tried)
  }

  /// Such a frame is measured neither, where it would try the alternatives in it.
  @Test func areNotTriedInAFrameForMoreRoom() throws {
    let tally = Tally()
    let view = ViewThatFits {
      ViewThatFits {
        Counted(word: "more than ten columns", tally: tally)
        Counted(word: "word", tally: tally)
      }
      .frame(minWidth: 80, idealWidth: 80, maxWidth: .infinity)
      Counted(word: "w", tally: tally)
    }
    let node = Node(archiving: view)
    _ = node.laidOut(in: Size(width: 9, height: 1), surroundings: try .test())
    #expect(tally.words == ["more than ten columns", "w"])
    _ = node.laidOut(in: Size(width: 10, height: 1), surroundings: try .test())
    #expect(tally.words == ["more than ten columns", "w", "word"])
  }

  /// What is drawn of both is the same as far as anybody has tried.
  @Test func areComparedOnceTheyAreTried() throws {
    let tally = Tally()
    func node(_ last: String) -> Node {
      Node(
        archiving: ViewThatFits {
          Counted(word: "long word", tally: tally)
          Counted(word: "word", tally: tally)
          Counted(word: last, tally: tally)
        })
    }
    let (one, same, other) = (node("w"), node("w"), node("o"))
    #expect(one == other && node("w") != Node(archiving: Text("long word")))
    #expect(tally.words.count == 4, "Only first ones are archived.")
    for (width, isAlike) in [(4, true), (1, false)] {
      _ = one.laidOut(in: Size(width: width, height: 1), surroundings: try .test())
      #expect((one == other) == isAlike)
      #expect((other == one) == isAlike && one == same)
    }
  }

  /// They share what surrounds them as long as it is the same.
  @Test func areArchivedWhereTheyStand() throws {
    struct Limited: View {
      @Environment(\.lineLimit) private var limit
      let word: String

      var body: some View { Text(verbatim: word + String(limit ?? 0)) }
    }
    let view = ViewThatFits {
      Limited(word: "abcde")
      Limited(word: "abcd")
      Group {
        Limited(word: "abc")
        Limited(word: "ab")
      }
      .lineLimit(2)
      ViewThatFits {
        Limited(word: "a")
        Limited(word: "")
      }
      .lineLimit(3)
    }
    let shown = try rows(of: view.lineLimit(1), widths: 1...6)
    #expect(shown == ["3", "a3", "ab2", "abc2", "abcd1", "abcde1"])
  }

  @Test func areTriedOneByOneWhereverTheyComeFrom() throws {
    let view = ViewThatFits {
      Group {
        Text("abcdef")
        Text("abcde")
      }
      .bold()
      if Bool(true) {
        Text("abcd")
        Text("abc")
      }
      ForEach(["ab", "a"], id: \.self) { Text(verbatim: $0) }
    }
    let shown = try rows(of: view, widths: 0...6)
    #expect(shown == ["", "a", "ab", "abc", "abcd", "abcde", "abcdef"])
  }
}
