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

  @Test func anOffsetShapeMovesItsFrameUnlessItIsPainted() {
    let view = VStack {
      Circle().offset(x: 8, y: -17)
      Circle().offset(CGSize(width: 8, height: .nan)).fill(.red)
      Circle().offset(CGPoint(x: 8, y: 4)).scale(0.5)
    }
    #expect(
      Node(archiving: view).description == """
        stack vertical
          offset 8.0 -17.0
            shape circle fill primary
          shape circle moved 8.0 0.0 fill red
          shape circle moved 8.0 4.0 scaled 0.5 0.5 fill primary
        """)
    let moved = Circle().offset(x: 3, y: 4).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let center = Circle().path(in: CGRect(x: 3, y: 4, width: 10, height: 10))
    #expect(moved == center)
  }

  @Test func aShapeIsAMask() {
    let mask = Node(archiving: Color.red.mask(Circle()))
    #expect(mask == Node(archiving: Color.red.clipShape(Circle())))
    #expect(mask == Node(archiving: Color.red.mask { Circle() }))
  }
}
