import Testing
import Views

struct NodePrintingTests {
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
