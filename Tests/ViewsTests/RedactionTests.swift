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
