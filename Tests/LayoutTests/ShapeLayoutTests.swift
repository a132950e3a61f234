import Cells
import Kit
import Layout
import Testing
import Views

struct ShapeLayoutTests {
  @Test func fillsItsRoomWithARectangle() throws {
    let canvas = try Rectangle().fill(.blue).shown(3, 2)
    let colors = (0..<6).map { canvas[$0 % 3, $0 / 3].style.background }
    #expect(colors.allSatisfy { $0 == RGB(0x0A84FF) })
    #expect(canvas.description == "\n")
  }

  @Test func takesTheForegroundByItself() throws {
    let view = Rectangle().foregroundStyle(.red)
    #expect(try view.shown(1, 1)[0, 0].style.background == RGB(0xFF453A))
  }

  @Test func drawsATrueCircle() throws {
    let canvas = try Circle().fill(.white).shown(12, 3)
    let columns = (0..<12).filter { canvas[$0, 1].style.background == .white }
    #expect(columns == [3, 4, 5, 6, 7, 8])
  }

  @Test func trimsARing() throws {
    let ring = Circle().inset(by: 4).trim(from: 0, to: 0.5)
      .stroke(.white, style: StrokeStyle(lineWidth: 8, lineCap: .butt))
    let below = try ring.shown(10, 5)
    #expect((0..<10).allSatisfy { below[$0, 0] == Cell(.space, below[$0, 0].style) })
    #expect(below[0, 3] != .blank && below[9, 3] != .blank && below[5, 4] != .blank)
    let left = try ring.rotationEffect(.degrees(90)).shown(10, 5)
    #expect((6..<10).allSatisfy { left[$0, 2].glyph == .space })
    #expect(left[0, 2] != .blank)
  }

  @Test func clipsToAShape() throws {
    let view = Color.red.clipShape(Circle()).frame(width: 96, height: 102)
    let canvas = try view.background(.blue).shown(12, 6)
    #expect(canvas[0, 0].style.background == RGB(0x0A84FF) && canvas[0, 0].glyph == .space)
    #expect(canvas[6, 3].style.background == RGB(0xFF453A))
    let text = Text("abcdef").clipShape(Circle().scale(0.2))
    #expect(try text.shown(6, 1).description.contains("a") == false)
  }

  @Test func drawsThinShapesInTheMiddleOfTheirRow() throws {
    try expectScreen(
      Capsule().fill(.blue).frame(height: 5), width: 4, height: 1, "▄▄▄▄")
    let bar = try Rectangle().fill(.blue).frame(width: 4).shown(1, 1, .test(glyphs: .sextant))
    #expect(bar.description == "▌")
  }

  @Test func writesDotsAndThinBorders() throws {
    try expectScreen(Circle().frame(width: 8, height: 8), width: 1, height: 1, "●")
    try expectScreen(
      Text("a").padding(10).overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray)), width: 3,
      height: 3, "╭─╮\n│a│\n╰─╯")
    try expectScreen(
      Text("a").padding(.horizontal, 8).overlay(Capsule().stroke()), width: 3, height: 1, "(a)")
  }

  /// The stroke of the curve shares cells with the area below it.
  @Test func drawsShapesThatMeetAsOnePicture() throws {
    let layers = ZStack {
      Rectangle().inset(by: 3).fill(.blue)
      Circle().fill(.red)
    }
    let canvas = try layers.shown(10, 5, .test(glyphs: .sextant))
    let styles = (0..<50).map { canvas[$0 % 10, $0 / 10].style }
    #expect(
      styles.contains {
        Set([$0.foreground, $0.background]) == [RGB(0x0A84FF), RGB(0xFF453A)]
      })
  }

  @Test func standsOnMostOfWhatLiesBelow() throws {
    let view = ZStack {
      Circle().fill(.white)
      Text("abcdefghij")
    }
    let canvas = try view.shown(10, 5)
    for x in 0..<10 {
      let style = canvas[x, 2].style
      let (text, ground) = (style.foreground ?? .white, style.background ?? .black)
      #expect(text.contrast(to: ground) >= 4.5, "\(x)")
    }
  }

  @Test func staysItselfWithoutColours() throws {
    let look = Look(depth: .mono)
    let button = Text("ok").padding(.horizontal, 16).background(.blue, in: Capsule())
    let canvas = try button.shown(6, 1, look: look)
    #expect(canvas[2, 0].style.attributes.contains(.reverse))
    let card = Text("ok").padding(17).background(.blue, in: RoundedRectangle(cornerRadius: 9))
    expectPicture(try card.shown(6, 3, look: look), "╭────╮\n│ ok │\n╰────╯")
    let pale = ZStack {
      Circle().stroke(.white.opacity(0.2), lineWidth: 8)
      Circle().trim(from: 0, to: 0.5).stroke(.white, lineWidth: 8)
    }
    #expect(try pale.shown(10, 5, look: look).text(ofRow: 0) == "")
  }

  @Test func followsTheCornersOfItsContainer() throws {
    let near = try ContainerRelativeShape().fill(.white).shown(9, 4)
    #expect(near[0, 0].style.background != .white)
    let far = try ContainerRelativeShape().fill(.white).padding(34).shown(19, 9)
    #expect(far[4, 2] == Cell(.space, Style(background: .white)))
  }

  @Test func asksAuthorsForShapesOfAnySize() throws {
    let path = AnyShape(Margin()).path(in: CGRect(x: 0, y: 0, width: 400, height: 50))
    #expect(path == Margin().path(in: CGRect(x: 0, y: 0, width: 400, height: 50)))
    let tall = CGRect(x: 3, y: 5, width: 60, height: 90)
    #expect(AnyShape(Margin()).path(in: tall) == Margin().path(in: tall))
  }
}

/// A shape with a margin in points and its own square.
private struct Margin: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      CGRect(x: rect.midX - side / 2, y: rect.minY + 6, width: side, height: rect.height - 12))
  }
}
