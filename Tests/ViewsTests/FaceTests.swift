import Foundation
import Testing
import Views
import System

struct FaceTests {
  private func face(_ view: some View) -> Face {
    Face(archiving: view, in: EnvironmentValues())
  }

  private func url(_ host: String) -> URL? {
    URL(string: "widgetty://\(host)")
  }

  @Test func keepsApartWhatIsDeclared() {
    let view = VStack {
      HStack {
        Text("a").widgetURL(url("a"))
        Spacer()
      }
      .containerBackground(.blue, for: .widget)
      Text("b")
    }
    #expect(
      face(view).description == """
        stack vertical
          stack horizontal
            text "a"
            spacer horizontal
          text "b"
        container background
          fill blue
        url widgetty://a
        """)
  }

  /// A divider in the background isn't part of the surrounding stack.
  @Test func alignsBackgroundsInTheirPlace() {
    let view = HStack {
      Text("a").containerBackground(for: .widget, alignment: .bottomTrailing) {
        Color.blue
        Divider()
      }
    }
    #expect(
      face(view).description == """
        stack horizontal
          text "a"
        container background
          frame ..1000000.0 x ..1000000.0
            layers
              fill blue
              divider horizontal
        """)
    guard case .frame(let frame)? = face(view).background else {
      return #expect(Bool(false), "no frame")
    }
    #expect(frame.alignment == .bottomTrailing)
  }

  @Test func whatIsStatedFirstWins() {
    let view = VStack {
      Text("a").containerBackground(.red, for: .widget).containerBackground(.green, for: .widget)
      Text("b").containerBackground(.blue, for: .widget).widgetURL(nil)
      Text("c").widgetURL(url("first")).widgetURL(url("second"))
    }
    .containerBackground(for: .widget) { Color.gray }
    .widgetURL(url("third"))
    let face = face(view)
    #expect(face.background?.description == "fill red")
    #expect(face.url == url("first"))
    #expect(face.droppedURLCount == 2)
    #expect(face.description.hasSuffix("url widgetty://first\n2 more urls"))
  }

  /// A declaration is found anywhere in a view.
  @Test func findsWhatIsDeclaredAnywhere() throws {
    let destination = try #require(url("a"))
    struct Inner: View {
      var body: some View { Text("x").containerBackground(.blue, for: .widget) }
    }
    let views: [any View] = [
      Inner(), Inner().padding(), Inner().background(.red), Text("a").overlay { Inner() },
      ZStack { Inner() }, Grid { GridRow { Inner().gridCellColumns(2) } }, ViewThatFits { Inner() },
      AnyView(Inner()), Link(destination: destination) { Inner() }, Inner().hidden(),
      Inner().accessibilityLabel("a"), ForEach(0..<2) { _ in Inner() },
    ]
    for view in views { #expect(face(AnyView(view)).background?.description == "fill blue") }
  }

  @Test func takesFromLaterAlternativesWhatNobodyElseDeclares() {
    let view = ViewThatFits {
      Text("a")
      Text("b").containerBackground(.red, for: .widget).widgetURL(url("b"))
      Text("c").containerBackground(.blue, for: .widget).widgetURL(url("c"))
    }
    #expect(face(view).background?.description == "fill red")
    #expect(face(view).url == url("b"))
    let around = view.containerBackground(.green, for: .widget).widgetURL(url("around"))
    #expect(face(around).background?.description == "fill green")
    #expect(face(around).url == url("around"))
  }

  @Test func keepsTheSurroundingsOfLaterAlternatives() {
    let view = ViewThatFits {
      Text("a")
      VStack { Text("b").italic() }
    }
    let node = Node(archiving: view.bold().contentTransition(.opacity))
    let alone = Node(archiving: VStack { Text("b").italic() }.bold().contentTransition(.opacity))
    #expect(node.children.last == alone)
    #expect(node != Node(archiving: view))
  }

  /// With twice the work for each level of choices, it would take a year.
  @Test func comparesEachAlternativeOnce() {
    let nested = {
      (0..<50).reduce(AnyView(Text("a"))) { view, _ in AnyView(ViewThatFits { view }) }
    }
    #expect(face(nested()) == face(nested()))
    #expect(face(nested()) != face(ViewThatFits { nested() }))
  }

  /// The first line of every new widget.
  @Test func takesShadesForItsBackground() {
    func alpha(_ view: some View) -> Double? {
      guard case .fill(let fill)? = face(view).background, case .color(let color) = fill.paint.fill
      else { return nil }
      return color.alpha
    }
    let text = Text("a")
    let alphas = [
      alpha(text.containerBackground(.fill, for: .widget)),
      alpha(text.containerBackground(.fill.secondary, for: .widget)),
      alpha(text.containerBackground(.fill.tertiary, for: .widget)),
      alpha(text.containerBackground(.fill.quaternary, for: .widget)),
    ]
    #expect(alphas == [0.36, 0.32, 0.24, 0.18])
  }

  @Test func readsItsEnvironment() {
    var environment = EnvironmentValues()
    environment.strings = ["a": "가"]
    let view = Text("a").containerBackground(for: .widget) { Text("a") }
    let face = Face(archiving: view, in: environment)
    #expect(face.content.texts == ["가"] && face.background?.texts == ["가"])
  }

  @Test func isNothingButContentIfNothingIsDeclared() {
    #expect(face(Text("a")) == Face(content: Node(archiving: Text("a"))))
    let declaring = Text("a").containerBackground(.blue, for: .widget)
    #expect(Node(archiving: declaring) == Node(archiving: Text("a")))
  }

  @Test func comesBackAsItWas() throws {
    let view = Text("a").containerBackground(.blue, for: .widget).widgetURL(url("a"))
    for face in [face(view), face(EmptyView())] {
      let data = try JSONEncoder().encode(face)
      #expect(try JSONDecoder().decode(Face.self, from: data) == face)
    }
  }
}
