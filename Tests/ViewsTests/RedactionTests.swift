import Testing
import Views

struct RedactionTests {
  private struct Reasons: View {
    @Environment(\.redactionReasons) var reasons
    var body: some View { Text("\(reasons.rawValue)") }
  }

  @Test func isDataInTheNode() {
    let view = VStack {
      Text("a")
      Label("b", systemImage: "sun.max")
      Text("c").unredacted()
    }
    .redacted(reason: .placeholder)
    #expect(
      Node(archiving: view).description == """
        stack vertical
          text redacted "a"
          stack horizontal
            symbol redacted sun.max
            text redacted "b"
          text "c"
        """)
  }

  @Test func addsUpItsReasons() {
    let other = RedactionReasons(rawValue: 8)
    let view = VStack {
      Reasons().redacted(reason: .placeholder)
      Reasons().unredacted()
      Reasons().redacted(reason: .placeholder).unredacted()
      Reasons().redacted(reason: [])
    }
    .redacted(reason: other)
    #expect(Node(archiving: view).texts == ["9", "0", "1", "8"])
  }

  @Test func hidesFromOthersOnlyWhatIsPrivate() {
    let view = VStack {
      Text("a")
      Text("b").privacySensitive()
      Text("c").privacySensitive().unredacted()
      Text("d").unredacted().privacySensitive()
      VStack { Text("e").privacySensitive(false) }.privacySensitive()
    }
    func hidden(_ reason: RedactionReasons) -> [String] {
      Node(archiving: view.redacted(reason: reason)).description.split(separator: "\n")
        .filter { $0.contains(reason == .privacy ? "private" : "redacted") }.compactMap {
          $0.split(separator: "\"").last
        }
        .map(String.init)
    }
    #expect(hidden(.privacy) == ["b"])
    #expect(hidden([]) == [] && hidden(.invalidated) == [])
    #expect(hidden(.placeholder) == ["a", "b", "e"])
  }

  @Test func isStaleOnlyWhereItSaysSo() {
    let view = VStack {
      Text("a").invalidatableContent()
      Text("b").invalidatableContent(false)
      Text("c")
    }
    #expect(!Node(archiving: view).description.contains("stale"))
    #expect(
      Node(archiving: view.redacted(reason: .invalidated)).description == """
        stack vertical
          stale
            text "a"
          text "b"
          text "c"
        """)
  }

  @Test func isNotStaleWhereItSaysThatItIsTrue() {
    let view = VStack {
      Text("a")
      Text("b").unredacted()
    }
    .invalidatableContent().redacted(reason: .invalidated)
    #expect(
      Node(archiving: view).description == """
        stale
          stack vertical
            text "a"
            current
              text "b"
        """)
  }

  @Test func hidesFormsAndColorsFromOthers() {
    let view = HStack {
      Circle().trim(from: 0, to: 0.3).stroke(.red)
      Color.green
      ProgressView(value: 0.3)
      Circle().fill(.blue).privacySensitive(false)
    }
    .privacySensitive()
    #expect(
      Node(archiving: view.redacted(reason: .privacy)).description == """
        stack horizontal
          shape rectangle r4.0 fill primary
          fill primary
          stack vertical 0.0
            meter bar hidden accent
          shape circle fill blue
        """)
    #expect(Node(archiving: view.redacted(reason: .placeholder)).description.contains("green"))
  }

  @Test func isTakenFromTheCaller() {
    var environment = EnvironmentValues()
    environment.redactionReasons = .placeholder
    let face = Face(archiving: Text("a"), in: environment)
    #expect(face.description == "text redacted \"a\"")
  }

  @Test func leavesOtherReasonsAlone() {
    let view = Text("a").redacted(reason: RedactionReasons(rawValue: 8))
    #expect(Node(archiving: view).description == "text \"a\"")
  }
}
