import Testing
import Views

struct ShapeTests {
  @Test func printsWhatItIs() {
    let view = VStack {
      Circle().trim(from: 0, to: 0.7).stroke(
        .blue, style: StrokeStyle(lineWidth: 8, lineCap: .round)
      )
      .rotationEffect(.degrees(-90))
      RoundedRectangle(cornerRadius: 12).inset(by: 2).fill(.red)
      Capsule().strokeBorder(.green, lineWidth: 2)
      UnevenRoundedRectangle(topLeadingRadius: 4).rotation(.degrees(45))
    }
    #expect(
      Node(archiving: view).description == """
        stack vertical
          shape circle from 0.0 to 0.7 turned -90.0° stroke 8.0 round blue
          shape rectangle r12.0 inset 2.0 fill red
          shape capsule inset 1.0 stroke 2.0 butt green
          shape rectangle r4.0 0.0 0.0 0.0 rotated 45.0° fill primary
        """)
  }
}
