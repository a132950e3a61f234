import FoundationEssentials
import Testing
import Views

struct NodePrintingTests {
  @Test func showsDatesHoweverFar() {
    func printed(_ second: Double) -> String {
      let date = Date(timeIntervalSinceReferenceDate: second)
      return Node(archiving: Text(date, style: .timer)).description
    }
    #expect(printed(0) == "text <2001-01-01 00:00:00 +0000 timer>")
    #expect(printed(-1e300) == "text <-1e+300 s timer>")
    #expect(printed(.nan) == "text <nan s timer>")
  }

  @Test func showsTheTree() {
    let view = HStack(spacing: 8) {
      Text("a\(1)").bold().padding(4)
      Spacer()
      VStack {
        Divider(); Image(systemName: "sun.max")
      }.background(.blue)
    }
    .frame(maxWidth: .infinity)
    #expect(
      Node(archiving: view).description == """
        frame ..1000000.0 x ..
          stack horizontal 8.0
            padding EdgeInsets(top: 4.0, leading: 4.0, bottom: 4.0, trailing: 4.0)
              text "a" "1"
            spacer horizontal
            background
              stack vertical
                divider horizontal
                symbol sun.max
              fill blue
        """)
  }
}
